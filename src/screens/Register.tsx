import { register } from 'words/register';
import { useAppSelector } from '../hooks';
import { Registration } from '../features/registration/Registration';
import { selectMember } from '../features/registration/registrationSlice';
import { paths } from '../paths';
import { Screen } from '../ui/Screen';

const { meta, heading, card } = register;

export function Register() {
  const hasJoined = useAppSelector(selectMember) !== null;
  return (
    <Screen
      words={{ meta: hasJoined ? { ...meta, title: card.heading } : meta, heading }}
      path={paths.register}
      wide
    >
      <Registration />
    </Screen>
  );
}
