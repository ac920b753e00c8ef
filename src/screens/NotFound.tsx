import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { notFound } from '../content/en/notFound';
import { paths } from '../paths';
import { Column } from '../ui/Container';
import { Lead } from '../ui/Lead';
import { PageHead } from '../ui/PageHead';
import { ScreenTitle } from '../ui/ScreenTitle';

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

export function NotFound() {
  return (
    <Column>
      <PageHead {...notFound.meta} />
      <ScreenTitle>{notFound.heading}</ScreenTitle>
      <Lead>{notFound.text}</Lead>
      <Actions>
        <Button variant="contained" component={Link} to={paths.surveys}>
          {notFound.actions.surveys}
        </Button>
        <Button variant="outlined" component={Link} to={paths.home}>
          {notFound.actions.home}
        </Button>
      </Actions>
    </Column>
  );
}
