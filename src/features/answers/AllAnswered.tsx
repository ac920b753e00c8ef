import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { tiles } from 'words/tiles';
import { useDeferredSelector } from '../../lib/hooks';
import { allAnsweredId, paths } from '../../lib/paths';
import { color } from '../../ui/palette';
import { from, hairline } from '../../ui/tokens';
import { selectCompletedBy } from './votesSlice';
import { PolicyTiles } from './PolicyTiles';

const words = tiles.allAnswered;

const Panel = styled('section')({
  display: 'grid',
  gap: 20,
  padding: 'clamp(22px, 4vw, 40px)',
  border: hairline,
  borderRadius: 18,
  background: color('card'),
  '& p': { margin: 0 },
  '@media print': { padding: 0, border: 0 },
});

const Ways = styled('ul')({
  display: 'grid',
  gap: 12,
  [from('tablet')]: { gridTemplateColumns: 'repeat(3, 1fr)' },
  '& a': {
    display: 'block',
    height: '100%',
    margin: 0,
    padding: '14px 18px',
    border: `1px solid ${color('control')}`,
    borderRadius: 12,
    color: 'inherit',
    textDecoration: 'none',
  },
  '& a:hover': { borderColor: color('ink'), background: color('tint') },
  '& strong': { display: 'block', color: color('primary'), textDecoration: 'underline', fontWeight: 650 },
  '@media print': { display: 'none' },
});

const ways = [
  { to: paths.myAnswers, ...words.answers },
  { to: paths.letter, ...words.letter },
  { to: paths.share, ...words.share },
];

/**
 * Shown if all policies are answered and an answer was given since the page was loaded. Three links of equal weight,
 * because the site recommends nothing. Not a dialog, as nothing has to be decided. Takes no focus, so a page may show
 * it anywhere.
 */
export function AllAnswered() {
  const completedBy = useDeferredSelector(selectCompletedBy);
  if (!completedBy) return null;
  return (
    <Panel aria-labelledby={allAnsweredId}>
      <div>
        <Typography variant="h2" id={allAnsweredId} tabIndex={-1} sx={{ marginBlock: 0 }}>
          {words.heading}
        </Typography>
        <p>{words.text}</p>
      </div>
      <PolicyTiles />
      <Ways role="list">
        {ways.map(({ to, title, text }) => (
          <li key={to}>
            <Link to={to}>
              <strong>{title}</strong> {text}
            </Link>
          </li>
        ))}
      </Ways>
    </Panel>
  );
}
