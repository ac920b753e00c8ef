import { register } from 'words/register';
import { Registration } from '../features/registration/Registration';
import { paths } from '../paths';
import { Screen } from '../ui/Screen';

export function Register() {
  return (
    <Screen meta={register.meta} path={paths.register} heading={register.heading} wide>
      <Registration />
    </Screen>
  );
}
