import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { myAnswers } from 'words/myAnswers';
import { paths } from '../../paths';
import { color } from '../../ui/palette';

const words = myAnswers.empty;

/** The prerendered page knows no answers. Where some are stored, their panel stays empty until they are there. */
const Middle = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  textAlign: 'center',
  'html[data-answers] &': { display: 'none' },
  '& svg': { width: 148, height: 'auto', fill: 'none', stroke: color('control'), strokeWidth: 2 },
  // For a moment this stands where the answers are about to be: on the narrowest phones, too, no higher than they.
  '@media (max-width: 480px)': { '& svg': { width: 104 } },
  '& .box': { fill: color('card'), stroke: color('primary') },
  '& .slip': { fill: color('tint') },
  '& h2': { margin: '16px 0 0', fontSize: '1.375rem', lineHeight: 1.3 },
  '& p': { margin: '4px 0 16px', color: color('muted') },
});

/** An empty ballot box and the way to fill it. */
export function NoAnswers() {
  return (
    <Middle>
      <svg viewBox="0 0 148 96" aria-hidden="true" strokeLinecap="round" strokeLinejoin="round">
        <path className="slip" d="M50 46 56 8l42 6-5 32z" strokeDasharray="5 6" />
        <path d="m66 24 22 3M64 34l14 2" strokeDasharray="5 6" />
        <path className="box" d="M22 46h104v44H22zM14 46h120" />
        <path className="box" d="M48 46h52" strokeWidth="5" />
        <path d="M58 70h32" />
      </svg>
      <h2>{words.heading}</h2>
      <p>{words.text}</p>
      <Button variant="contained" component={Link} to={paths.surveys}>
        {words.link}
      </Button>
    </Middle>
  );
}
