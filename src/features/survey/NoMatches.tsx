import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useLocation, useNavigate } from 'react-router-dom';
import { surveys } from 'words/surveys';
import { filterId } from './FilterSelect';

export function NoMatches() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 4, mt: 5 }}>
      <Typography variant="h2">{surveys.nothingFits.heading}</Typography>
      <Typography>{surveys.nothingFits.text}</Typography>
      <Button
        variant="outlined"
        onClick={() => {
          // In place of the filter that fits nothing: nobody wants to go back to it, and a double click adds no step.
          void navigate({ pathname }, { replace: true });
          document.getElementById(filterId)?.focus();
        }}
      >
        {surveys.nothingFits.showAll}
      </Button>
    </Box>
  );
}
