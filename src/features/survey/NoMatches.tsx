import Button from '@mui/material/Button';
import { useLocation, useNavigate } from 'react-router-dom';
import { surveys } from 'words/surveys';
import { EmptyState } from '../../ui/EmptyState';
import { filterId } from './SurveyToolbar';

export function NoMatches() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (
    <EmptyState>
      <svg viewBox="0 0 120 84" aria-hidden="true" strokeLinecap="round">
        <rect x="26" y="6" width="68" height="40" rx="8" strokeDasharray="5 6" />
        <rect x="16" y="18" width="88" height="44" rx="8" strokeDasharray="5 6" />
        <rect className="front" x="6" y="32" width="108" height="46" rx="8" />
        <path d="M22 48h44M22 60h28" />
        <circle className="front" cx="92" cy="55" r="10" />
        <path className="front" d="m99 62 9 9" />
      </svg>
      <h2>{surveys.nothingFits.heading}</h2>
      <p>{surveys.nothingFits.text}</p>
      <Button
        variant="outlined"
        onClick={() => {
          void navigate({ pathname });
          document.getElementById(filterId)?.focus();
        }}
      >
        {surveys.nothingFits.showAll}
      </Button>
    </EmptyState>
  );
}
