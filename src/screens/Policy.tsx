import { site } from 'words/site';
import { surveys } from 'words/surveys';
import type { PolicyHeading } from '../content/types';
import { WaitingBar } from '../features/compare/WaitingBar';
import { PolicyPage, PolicyPlace } from '../features/votes/PolicyPage';
import { SurveyWays } from '../features/votes/SurveyWays';
import { policyPath, policyPicture } from '../paths';
import { Screen } from '../ui/Screen';

const words = surveys.policyPage;

export function Policy({ heading }: { readonly heading: PolicyHeading }) {
  const { slug, title } = heading;
  const meta = { title, description: words.description(title) };
  return (
    <Screen
      words={{ meta, heading: title, needsScripts: site.needsScripts }}
      path={policyPath(slug)}
      picture={policyPicture(slug)}
      above={
        <>
          <SurveyWays policy={slug} />
          <PolicyPlace heading={heading} />
        </>
      }
    >
      <WaitingBar />
      <PolicyPage heading={heading} />
    </Screen>
  );
}
