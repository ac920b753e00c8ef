import Typography from '@mui/material/Typography';
import { consent } from 'words/consent';
import { cookies } from 'words/cookies';
import { saving } from 'words/saving';
import { seeForYourself } from 'words/seeForYourself';
import { yourData } from 'words/yourData';
import { choices } from '../persistence/consentDecision';
import { decideConsent, selectConsent } from '../persistence/consentSlice';
import { selectIsKeepingFailing } from '../persistence/savingSlice';
import { StoredItems, storedItemsId } from '../features/myData/StoredItems';
import { SeeForYourself, seeForYourselfId } from '../features/myData/SeeForYourself';
import { YourData } from '../features/myData/YourData';
import { PageIntro, SectionText } from '../ui/RichText';
import { useAppDispatch, useAppSelector } from '../lib/hooks';
import { paths, yourDataId } from '../lib/paths';
import { ContentsRail } from '../ui/ContentsRail';
import { Screen } from '../ui/Screen';
import { ToggleChoice } from '../ui/ToggleChoice';

const parts = [
  cookies.noCookies.heading,
  cookies.choice.heading,
  { id: storedItemsId, title: cookies.stored.heading },
  { id: yourDataId, title: yourData.heading },
  { id: seeForYourselfId, title: seeForYourself.heading },
  cookies.lifetime.heading,
  cookies.clearing.heading,
  cookies.questions.heading,
];

export function CookiePolicy() {
  return (
    <Screen words={cookies} path={paths.cookiePolicy} rail={<ContentsRail parts={parts} />}>
      <PageIntro {...cookies} />
      <SectionText section={cookies.noCookies} />
      <SectionText section={cookies.choice} />
      <ConsentChoice />
      <StoredItems />
      <YourData />
      <SeeForYourself />
      <SectionText section={cookies.lifetime} />
      <SectionText section={cookies.clearing} />
      <SectionText section={cookies.questions} />
    </Screen>
  );
}

function ConsentChoice() {
  const dispatch = useAppDispatch();
  const choice = useAppSelector(selectConsent);
  const isFailing = useAppSelector(selectIsKeepingFailing) && choice !== 'declined';
  return (
    <>
      {/* No status: the line at the top of the page says it (`app/SavingStatus.tsx`). */}
      <Typography>{isFailing ? saving.failing : consent.chosen[choice ?? 'none']}</Typography>
      <ToggleChoice
        name="consent"
        label={consent.label}
        kinds={consent.choices}
        values={choices}
        value={choice}
        equal
        onChoose={(answer) => dispatch(decideConsent(answer))}
      />
    </>
  );
}
