import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import { useAppSelector } from '../../hooks';
import { letter } from 'words/letter';
import { policyHeadings } from 'words/policyHeadings';
import { surveys } from 'words/surveys';
import { letterPath } from '../../paths';
import { color } from '../../ui/palette';
import { selectVotes } from '../votes/votesSlice';

const words = letter.chooser;

const Section = styled('section')({ marginBlockStart: 40 });

const List = styled('ul')({
  display: 'grid',
  gap: 12,
  margin: '20px 0 0',
  padding: 0,
  listStyle: 'none',
  '@media (min-width: 700px)': { gridTemplateColumns: '1fr 1fr' },
});

const Choice = styled(Link)({
  display: 'block',
  height: '100%',
  minHeight: 72,
  padding: '14px 20px',
  border: `1px solid ${color('hairline')}`,
  borderRadius: 12,
  background: color('card'),
  color: color('ink'),
  textDecoration: 'none',
  '&:hover': { borderColor: color('primary'), background: color('tint') },
  '& strong': { display: 'block', color: color('primary'), textDecoration: 'underline' },
  '& span': { color: color('muted'), fontSize: '0.9375rem' },
});

const Unknown = styled('p')({
  padding: '14px 18px',
  borderRadius: 12,
  background: color('tint'),
  fontWeight: 600,
});

interface PolicyChooserProps {
  readonly headingRef: Ref<HTMLHeadingElement>;
  /** The address names a policy that there is none of. */
  readonly unknown: boolean;
  readonly onFollow: () => void;
}

/** All ten policies with the visitor's answers: links, so that Back and a new tab work. */
export function PolicyChooser({ headingRef, unknown, onFollow }: PolicyChooserProps) {
  const votes = useAppSelector(selectVotes);
  return (
    <Section aria-labelledby="choose-policy">
      <Typography variant="h2" id="choose-policy" ref={headingRef} tabIndex={-1}>
        {words.heading}
      </Typography>
      {unknown && <Unknown role="status">{words.unknown}</Unknown>}
      <p>{words.text}</p>
      <List role="list">
        {policyHeadings.map(({ id, slug, title }) => {
          const answer = votes[id];
          return (
            <li key={id}>
              <Choice to={letterPath(slug)} onClick={onFollow}>
                <strong>{title}</strong>{' '}
                <span>{answer ? `${surveys.yourAnswer} ${surveys.answers[answer]}` : words.notAnswered}</span>
              </Choice>
            </li>
          );
        })}
      </List>
    </Section>
  );
}
