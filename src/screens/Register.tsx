import Container from '@mui/material/Container';
import { register } from '../content/en/register';
import { Registration } from '../features/registration/Registration';
import { paths } from '../paths';
import { PageHead } from '../ui/PageHead';
import { ScreenTitle } from '../ui/ScreenTitle';

export function Register() {
  return (
    <Container>
      <PageHead {...register.meta} path={paths.register} />
      <ScreenTitle>{register.heading}</ScreenTitle>
      <Registration />
    </Container>
  );
}
