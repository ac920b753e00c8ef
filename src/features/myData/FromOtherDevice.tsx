import { useNavigate } from 'react-router-dom';
import { myAnswers } from 'words/myAnswers';
import { useEntryState } from '../../lib/entryState';
import { answersId } from '../../lib/paths';
import { useHydrated } from '../../lib/useHydrated';
import { CodeOfOtherPage } from '../../ui/CodeOfOtherPage';
import { lazyPart } from '../../ui/lazyPart';
import { Caution } from '../../ui/Panel';
import { useFragment } from '../../lib/useFragment';
import { pageOfCode } from '../sharing/pageOfCode';

const ImportAnswers = lazyPart(
  async () => (await import('./ImportAnswers')).ImportAnswers,
  myAnswers.actions.loadFailed,
);

/**
 * Keeps the link, as `ImportAnswers` removes it from the address, and its card would disappear with it. The card comes
 * back when a link has led away and Back returns, until its answers are taken or it is closed.
 */
export function FromOtherDevice() {
  const fragment = useFragment();
  const navigate = useNavigate();
  const [kept, setLink] = useEntryState('otherDevice', (json) => (typeof json === 'string' ? json : ''));
  const link = useHydrated() ? kept : '';
  if (/^d\d/.test(fragment) && fragment !== link) setLink(fragment);
  const other = useHydrated() && link === '' ? pageOfCode(fragment, 'd') : undefined;
  if (other)
    return (
      <Caution role="alert">
        <p>
          <CodeOfOtherPage {...other} />
        </p>
      </Caution>
    );
  if (link === '') return null;
  return (
    <ImportAnswers
      key={link}
      link={link}
      onEnd={() => {
        setLink('');
        void navigate(`#${answersId}`, { replace: true });
      }}
    />
  );
}
