import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';
import { notFound } from 'words/notFound';
import { paths } from '../paths';
import { Screen } from '../ui/Screen';

export function NotFound() {
  return (
    <Screen words={{ ...notFound, lead: notFound.text }}>
      <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap' }}>
        <Button variant="contained" component={Link} to={paths.surveys}>
          {notFound.actions.surveys}
        </Button>
        <Button variant="outlined" component={Link} to={paths.home}>
          {notFound.actions.home}
        </Button>
      </Stack>
    </Screen>
  );
}
