import Button from '@mui/material/Button';
import { useLocation, useNavigate } from 'react-router-dom';
import { surveys } from 'words/surveys';
import { ButtonRow } from '../../ui/ButtonRow';
import { Stack } from '../../ui/layout';
import { filterId } from './SurveyToolbar';

export function NoMatches() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (
    <Stack gap={12} before={24}>
      <h2>{surveys.nothingFits.heading}</h2>
      <p>{surveys.nothingFits.text}</p>
      <ButtonRow>
        <Button
          variant="outlined"
          onClick={() => {
            void navigate({ pathname });
            document.getElementById(filterId)?.focus();
          }}
        >
          {surveys.nothingFits.showAll}
        </Button>
      </ButtonRow>
    </Stack>
  );
}
