import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useLocation, useNavigate } from 'react-router-dom';
import { surveys } from 'words/surveys';
import { color } from '../../ui/palette';
import { answerFilterId } from './SurveyFilters';

const words = surveys.nothingFits;

const Panel = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  marginBlockStart: 24,
  padding: 'clamp(32px, 6vw, 56px) 24px',
  border: `2px dashed ${color('hairline')}`,
  borderRadius: 18,
  textAlign: 'center',
  '& svg': { width: 120, height: 'auto', fill: 'none', stroke: color('control'), strokeWidth: 2 },
  '& svg .front': { fill: color('card'), stroke: color('primary') },
  '& h2': { margin: '16px 0 0', fontSize: '1.375rem', lineHeight: 1.3 },
  '& p': { margin: '4px 0 16px', color: color('muted'), maxWidth: '40ch' },
});

/** Stands where the cards would be when no card fits the filter: an empty stack and the way back to all. */
export function NothingFits() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (
    <Panel>
      <svg viewBox="0 0 120 84" aria-hidden="true" strokeLinecap="round">
        <rect x="26" y="6" width="68" height="40" rx="8" strokeDasharray="5 6" />
        <rect x="16" y="18" width="88" height="44" rx="8" strokeDasharray="5 6" />
        <rect className="front" x="6" y="32" width="108" height="46" rx="8" />
        <path d="M22 48h44M22 60h28" />
        <circle className="front" cx="92" cy="55" r="10" />
        <path className="front" d="m99 62 9 9" />
      </svg>
      <h2>{words.heading}</h2>
      <p>{words.text}</p>
      <Button
        variant="outlined"
        onClick={() => {
          void navigate({ pathname });
          document.getElementById(answerFilterId)?.focus();
        }}
      >
        {words.showAll}
      </Button>
    </Panel>
  );
}
