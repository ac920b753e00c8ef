import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { cookies } from 'words/cookies';
import { yourData } from 'words/yourData';
import { ConsentChoice } from '../features/consent/ConsentChoice';
import { StoredItems } from '../features/yourData/StoredItems';
import { YourData } from '../features/yourData/YourData';
import { PageIntro } from '../features/richText/PageIntro';
import { SectionText } from '../features/richText/SectionText';
import { paths, yourDataId } from '../paths';
import { Screen } from '../ui/Screen';

export function CookiePolicy() {
  return (
    <Screen meta={cookies.meta} path={paths.cookiePolicy} heading={cookies.heading}>
      <PageIntro effective={cookies.effective} paragraphs={cookies.intro} links={cookies.links} />
      <Button variant="text" size="small" component={Link} to={`#${yourDataId}`}>
        {yourData.heading}
      </Button>
      <SectionText section={cookies.noCookies} level="h2" />
      <SectionText section={cookies.choice} level="h2" />
      <ConsentChoice />
      <StoredItems />
      <YourData />
      <SectionText section={cookies.lifetime} level="h2" />
      <SectionText section={cookies.clearing} level="h2" />
      <SectionText section={cookies.questions} level="h2" />
    </Screen>
  );
}
