import { Link } from 'react-router-dom';
import { consent } from 'words/consent';
import { cookies } from 'words/cookies';
import { yourData } from 'words/yourData';
import { ConsentButtons } from '../features/myData/ConsentBanner';
import { decideConsent, selectConsent } from '../persistence/consentSlice';
import { StoredItems } from '../features/myData/StoredItems';
import { YourData } from '../features/myData/YourData';
import { PageIntro, SectionText } from '../ui/RichText';
import { useAppDispatch, useAppSelector } from '../lib/hooks';
import { paths, yourDataId } from '../lib/paths';
import { ConsentChoices } from '../ui/consentChoices';
import { LinkRow } from '../ui/layout';
import { Screen } from '../ui/Screen';

export function CookiePolicy() {
  return (
    <Screen words={cookies} path={paths.cookiePolicy}>
      <PageIntro {...cookies} />
      <LinkRow>
        <Link to={`#${yourDataId}`}>{yourData.heading}</Link>
      </LinkRow>
      <SectionText section={cookies.noCookies} />
      <SectionText section={cookies.choice} />
      <ConsentChoice />
      <StoredItems />
      <YourData />
      <SectionText section={cookies.lifetime} />
      <SectionText section={cookies.clearing} />
      <SectionText section={cookies.questions} />
    </Screen>
  );
}

function ConsentChoice() {
  const dispatch = useAppDispatch();
  const choice = useAppSelector(selectConsent);
  return (
    <>
      <p role="status">{consent.chosen[choice ?? 'none']}</p>
      <ConsentChoices role="group" aria-label={consent.label}>
        <ConsentButtons chosen={choice} onDecide={(answer) => dispatch(decideConsent(answer))} />
      </ConsentChoices>
    </>
  );
}
