import Container from '@mui/material/Container';
import { cookies } from '../content/en/cookies';
import { ConsentChoice } from '../features/consent/ConsentChoice';
import { StoredItems } from '../features/yourData/StoredItems';
import { YourData } from '../features/yourData/YourData';
import { PageIntro } from '../features/richText/PageIntro';
import { SectionText } from '../features/richText/SectionText';
import { paths } from '../paths';
import { PageHead } from '../ui/PageHead';
import { ScreenTitle } from '../ui/ScreenTitle';

export function CookiePolicy() {
  return (
    <Container maxWidth="md">
      <PageHead {...cookies.meta} path={paths.cookiePolicy} />
      <ScreenTitle>{cookies.heading}</ScreenTitle>
      <PageIntro effective={cookies.effective} paragraphs={cookies.intro} links={cookies.links} />
      <SectionText section={cookies.noCookies} level="h2" />
      <SectionText section={cookies.choice} level="h2" />
      <ConsentChoice />
      <StoredItems />
      <YourData />
      <SectionText section={cookies.lifetime} level="h2" />
      <SectionText section={cookies.clearing} level="h2" />
      <SectionText section={cookies.questions} level="h2" />
    </Container>
  );
}
