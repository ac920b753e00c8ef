import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { policyHeadings } from 'words/policyHeadings';
import { share } from 'words/share';
import { policyIds } from '../../content/policyIds';
import type { PolicyId } from '../../content/policyIds';
import { useEntryState } from '../../lib/entryState';
import { useAppSelector } from '../../lib/hooks';
import { comparePath, wholeLink } from '../../lib/paths';
import { ButtonRow } from '../../ui/ButtonRow';
import { CopyField } from '../../ui/CopyField';
import { Disclosure } from '../../ui/Disclosure';
import { LabelledCheckbox } from '../../ui/LabelledCheckbox';
import { LinkRow } from '../../ui/layout';
import { QrCode } from '../../ui/QrCode';
import { Hint } from '../../ui/Hint';
import { TitledCard } from '../../ui/cards';
import { selectMember } from '../membership/registrationSlice';
import { PolicyTile } from '../../ui/PolicyTile';
import { AnswerMark } from '../../ui/AnswerMark';
import { selectVotes } from '../answers/votesSlice';
import { answersPicture } from '../../ui/drawPicture';
import { PictureCard } from '../../ui/PictureCard';
import { CheckboxGroup } from '../../ui/CheckboxGroup';
import { Cluster, Stack } from '../../ui/layout';
import { cleanName, encodeShared } from './shareCode';

const words = share.contents;

/** @returns the policies that the stored value names. */
function readPolicies(json: unknown): readonly PolicyId[] {
  return policyIds.filter((id) => Array.isArray(json) && json.includes(id));
}

/** The visitor must see all that a link or picture will contain before it leaves the browser. */
export function ShareForm() {
  const votes = useAppSelector(selectVotes);
  const member = useAppSelector(selectMember);
  // Kept when a link, such as the one to the preview, leads away and Back returns: otherwise the answers that the visitor
  // took out would be in the link again.
  const [leftOut, setLeftOut] = useEntryState('leftOut', readPolicies);
  const [openly, setOpenly] = useEntryState('openly', (json) => json === true);

  const answered = policyHeadings.flatMap(({ id, title }) => {
    const answer = votes[id];
    return answer ? [{ id, title, answer }] : [];
  });
  const missing = policyHeadings.length - answered.length;
  const chosen = answered.filter(({ id }) => !leftOut.includes(id));
  const memberName = member && cleanName(`${member.firstName} ${member.lastName}`);
  const shared = {
    votes: Object.fromEntries(chosen.map(({ id, answer }) => [id, answer])),
    name: openly ? (memberName ?? '') : '',
  };
  return (
    <>
      <TitledCard title={share.link.heading} level="h2">
        {chosen.length > 0 ? (
          <>
            <Stack gap={12} before={12}>
              <Cluster>
                {chosen.map(({ id, answer }) => (
                  <PolicyTile key={id} policyId={id} answer={answer} />
                ))}
              </Cluster>
            </Stack>
            <p>{share.link.carries(chosen.length, shared.name)}</p>
            <p>{share.link.open}</p>
            <ShareLink code={encodeShared(shared)} />
          </>
        ) : (
          <p role="status">{share.link.none}</p>
        )}
        <Disclosure {...share.warning}>
          <ul>
            {share.warning.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </Disclosure>
      </TitledCard>
      <TitledCard title={words.heading} level="h2">
        <p>{words.text}</p>
        <CheckboxGroup
          legend={words.legend}
          options={answered.map(({ id, title, answer }) => [
            id,
            <>
              {title} <AnswerMark answer={answer} />
            </>,
          ])}
          chosen={chosen.map(({ id }) => id)}
          onChange={(ids) => setLeftOut(answered.flatMap(({ id }) => (ids.includes(id) ? [] : [id])))}
        />
        {missing > 0 && <Hint>{words.notAnswered(missing)}</Hint>}
        <p>
          {words.nameLabel} <strong>{shared.name || words.anonymous}</strong>
        </p>
        {memberName && (
          <>
            <LabelledCheckbox label={words.openly} checked={openly} onChange={setOpenly} />
            <Hint>{words.openlyHint(memberName)}</Hint>
          </>
        )}
      </TitledCard>
      {chosen.length > 0 && (
        <PictureCard
          heading={share.picture.heading}
          fileName="civic-voice-answers.png"
          picture={answersPicture(chosen, shared.name)}
        />
      )}
    </>
  );
}

function ShareLink({ code }: { readonly code: string }) {
  const [failed, setFailed] = useState(false);
  const link = wholeLink(comparePath(code));
  const canShare = typeof navigator.share === 'function';
  async function passOn() {
    setFailed(false);
    try {
      await navigator.share({ text: share.link.shareText, url: link });
    } catch (error) {
      // Closing the browser's share dialog rejects with AbortError; that is no failure.
      setFailed(!(error instanceof DOMException && error.name === 'AbortError'));
    }
  }

  return (
    <>
      {canShare && (
        <ButtonRow>
          <Button variant="contained" onClick={() => void passOn()}>
            {share.link.share}
          </Button>
        </ButtonRow>
      )}
      <CopyField text={link} words={share.link} variant={canShare ? 'outlined' : 'contained'} />
      <Hint role="alert">{failed && share.link.shareFailed}</Hint>
      <QrCode link={link} words={share.link.qr} />
      <LinkRow data-screen-only>
        <Link to={comparePath(code)}>{share.link.look}</Link>
      </LinkRow>
    </>
  );
}
