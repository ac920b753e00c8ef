import Box from '@mui/material/Box';
import { useCallback, useMemo } from 'react';
import { yourClass as words } from 'words/yourClass';
import { policyIds } from '../content/policyIds';
import { ClassStepper } from '../features/classroom/ClassStepper';
import { readClass } from '../features/sharing/classCode';
import { pageOfCode } from '../features/sharing/pageOfCode';
import { ClassPolicy } from '../features/survey/ClassPolicy';
import { loadPolicyText } from '../features/survey/StaticPolicyText';
import { paths } from '../lib/paths';
import { useFragment } from '../lib/useFragment';
import { useHydrated } from '../lib/useHydrated';
import { useLoaded } from '../lib/useLoaded';
import { CodeOfOtherPage } from '../ui/CodeOfOtherPage';
import { Caution } from '../ui/Caution';
import { Hint } from '../ui/Hint';
import { Screen } from '../ui/Screen';
import { TextAndRail } from '../ui/TextAndRail';
import { WayList } from '../ui/WayList';

/**
 * The policies and the step are in the address's fragment, so that Back, reload and the other language keep them. No
 * printed page can know it: all policies are printed and hydrated, and until then `classroom/classScript.ts` hides
 * what the address does not ask for.
 */
export function YourClass() {
  const link = useFragment();
  const isPrinted = !useHydrated();
  const { policies, code = '', problem } = useMemo(() => readClass(link), [link]);
  // Loads all texts at once, while the first is read.
  const load = useCallback(() => Promise.all((readClass(code).policies ?? []).map(loadPolicyText)), [code]);
  const [texts, isLost] = useLoaded(load, !isPrinted);
  const other = problem === 'notOurs' ? pageOfCode(link, 'c') : undefined;
  const heading = policies ? words.policies(policies.length) : words.heading;
  const shown = isPrinted ? policyIds : policies;
  return (
    <Screen wide words={{ ...words, heading }} path={paths.yourClass}>
      <div data-printed={isPrinted || undefined}>
        {shown && (
          <>
            <Hint role="alert">{isLost && words.loadFailed}</Hint>
            <ClassStepper policies={shown} code={code} link={link} isPrinted={isPrinted}>
              {(step) => (
                // The key keeps the state of one policy, such as an open field, from appearing at the next.
                <ClassPolicy
                  key={step.heading.id}
                  {...step}
                  isLoaded={texts !== undefined}
                  isPrinted={isPrinted}
                />
              )}
            </ClassStepper>
          </>
        )}
        {problem && (
          <Box data-needs-scripts data-no-class="">
            <TextAndRail
              rail={
                <Box data-screen-only>
                  <WayList
                    ways={[
                      { href: paths.surveys, label: words.allPolicies },
                      { href: paths.group, label: words.forTeachers },
                    ]}
                  />
                </Box>
              }
            >
              <Caution role="alert">
                <p>
                  {other ? (
                    <CodeOfOtherPage {...other} />
                  ) : link === '' ? (
                    words.missing
                  ) : problem === 'newer' ? (
                    words.newer
                  ) : (
                    words.broken
                  )}
                </p>
              </Caution>
            </TextAndRail>
          </Box>
        )}
      </div>
    </Screen>
  );
}
