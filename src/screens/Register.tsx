import { register } from 'words/register';
import { Registration } from '../features/registration/Registration';
import { paths } from '../paths';
import { Screen } from '../ui/Screen';

const { meta, heading } = register;

export function Register() {
  return (
    <Screen words={{ meta, heading }} path={paths.register} wide>
      <Registration />
    </Screen>
  );
}
