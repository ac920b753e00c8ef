import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { useAppSelector } from '../../hooks';
import { letter } from 'words/letter';
import { policyHeadings } from 'words/policyHeadings';
import { surveys } from 'words/surveys';
import { letterPath } from '../../paths';
import { color } from '../../ui/palette';
import { Section } from '../../ui/Section';
import { selectVotes } from '../votes/votesSlice';

const words = letter.chooser;

const List = styled('ul')({
  display: 'grid',
  gap: 12,
  '@media (min-width: 700px)': { gridTemplateColumns: '1fr 1fr' },
});

const Choice = styled(Link)({
  display: 'block',
  height: '100%',
  padding: '14px 20px',
  border: `1px solid ${color('hairline')}`,
  borderRadius: 12,
  background: color('card'),
  color: color('muted'),
  textDecoration: 'none',
  '&:hover': { borderColor: color('primary'), background: color('tint') },
  '& strong': { display: 'block', color: color('primary'), textDecoration: 'underline' },
});

/**
 * All ten policies with the visitor's answers: links, so that Back and a new tab work.
 * @param unknown the address names a policy that there is none of.
 */
export function PolicyChooser({ unknown }: { readonly unknown: boolean }) {
  const votes = useAppSelector(selectVotes);
  return (
    <Section id="choose-policy" title={words.heading}>
      <div role="status">{unknown && <strong>{words.unknown}</strong>}</div>
      <p>{words.text}</p>
      <List role="list">
        {policyHeadings.map(({ id, slug, title }) => {
          const answer = votes[id];
          return (
            <li key={id}>
              <Choice to={letterPath(slug)}>
                <strong>{title}</strong>{' '}
                {answer ? `${surveys.yourAnswer} ${surveys.answers[answer]}` : words.notAnswered}
              </Choice>
            </li>
          );
        })}
      </List>
    </Section>
  );
}
