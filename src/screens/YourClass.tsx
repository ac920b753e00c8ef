import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCallback, useState } from 'react';
import { Link } from 'react-router-dom';
import { policyHeadings } from 'words/policyHeadings';
import { surveys } from 'words/surveys';
import { yourClass as words } from 'words/yourClass';
import { policyIds } from '../content/policyIds';
import type { PolicyId } from '../content/policyIds';
import type { PolicyHeading } from '../content/types';
import { readClass } from '../features/sharing/classCode';
import { useFragment } from '../lib/useFragment';
import { Listen } from '../features/survey/Listen';
import { loadPolicyText, StaticPolicyText } from '../features/survey/StaticPolicyText';
import { PolicyTitle } from '../ui/PolicyLabel';
import { PolicyTile } from '../ui/PolicyTile';
import { AnswerRow } from '../features/survey/AnswerButtons';
import { selectAnswer, selectClearedAnswer, selectVotes } from '../features/answers/votesSlice';
import { YourAnswer } from '../features/survey/YourAnswer';
import { useEntryState } from '../lib/entryState';
import { useAppSelector } from '../lib/hooks';
import { classPath, paths } from '../lib/paths';
import { Caution } from '../ui/Caution';
import { ClassAnswers, ClassCard, ClassSteps } from '../ui/classCard';
import { Hint } from '../ui/Hint';
import { lazyPart } from '../ui/lazyPart';
import { LinkRow } from '../ui/LinkRow';
import { Screen } from '../ui/Screen';
import { useHydrated } from '../lib/useHydrated';
import { useLoaded } from '../lib/useLoaded';

/** Loaded lazily, because it is shown last. */
const MyCode = lazyPart(async () => (await import('../features/classroom/MyCode')).MyCode, words.loadFailed);

/**
 * The policies and the step are in the address's fragment, so that Back, reload and the other language keep them. No
 * printed page can know it: all policies are printed and hydrated, and until then `classroom/classScript.ts` hides
 * what the address does not ask for.
 */
export function YourClass() {
  const link = useFragment();
  const isPrinted = !useHydrated();
  const { policies, code = '', problem } = readClass(link);
  const heading = policies ? words.policies(policies.length) : words.heading;
  const shown = isPrinted ? policyIds : policies;
  return (
    <Screen words={{ ...words, heading }} path={paths.yourClass}>
      <div data-printed={isPrinted || undefined}>
        {shown && <Steps policies={shown} code={code} link={link} isPrinted={isPrinted} />}
        {problem && (
          <div data-needs-scripts data-no-class="">
            <Caution as="div" role="alert">
              <p>{link === '' ? words.missing : problem === 'newer' ? words.newer : words.broken}</p>
            </Caution>
            <LinkRow data-screen-only>
              <Link to={paths.surveys}>{words.allPolicies}</Link>
              <Link to={paths.group}>{words.forTeachers}</Link>
            </LinkRow>
          </div>
        )}
      </div>
    </Screen>
  );
}

interface StepsProps {
  readonly policies: readonly PolicyId[];
  readonly code: string;
  /** The fragment of the address: the code and the step. */
  readonly link: string;
  readonly isPrinted: boolean;
}

function Steps({ policies, code, link, isPrinted }: StepsProps) {
  // Unchanged also after a reload and after a look at another page, so that the teacher's page recognizes this student's
  // code when it is scanned again.
  const [sign] = useEntryState('sign', readSign);
  // Loads all texts at once, while the first is read.
  const load = useCallback(() => Promise.all((readClass(code).policies ?? []).map(loadPolicyText)), [code]);
  const [texts, isLost] = useLoaded(load, !isPrinted);
  const headings = policyHeadings.filter(({ id }) => policies.includes(id));
  const [, step] = /\/(\w+)$/.exec(link) ?? [];
  const isAtCode = step === 'code';
  const heading = headings[Number(step) - 1] ?? headings[0];
  const read = isPrinted ? headings : headings.filter((each) => each === heading && !isAtCode);

  return (
    <>
      <Hint role="alert">{isLost && words.loadFailed}</Hint>
      {/* Without scripts all cards are to be read, and the way between them is of no use. */}
      <div data-needs-scripts>
        <Way
          headings={headings}
          code={code}
          current={isAtCode ? 'code' : isPrinted ? undefined : heading?.id}
        />
      </div>
      {isAtCode && (
        <section aria-labelledby={link}>
          <Typography variant="h2" id={link} tabIndex={-1}>
            {words.code.heading}
          </Typography>
          <MyCode headings={headings} code={code} sign={sign} />
        </section>
      )}
      {read.map((each) => {
        const place = headings.indexOf(each) + 1;
        const next = headings[place];
        return (
          <Reading
            // The key keeps the state of one policy, such as an open field, from appearing at the next.
            key={each.id}
            titleId={isPrinted ? `class-${each.id}` : link}
            heading={each}
            isLoaded={texts !== undefined}
            isPrinted={isPrinted}
            // Among how many, the printed page does not know. The space keeps the line's height.
            place={isPrinted ? '\u00a0' : words.place(place, headings.length)}
            nextPath={classPath(code, next ? place + 1 : 'code')}
            nextLabel={next ? surveys.nextLabel(next.title) : words.showCode}
          />
        );
      })}
    </>
  );
}

const signLetters = 'BCDFGHJKLMNPQRSTVWXZ';

/**
 * @returns the letters that are stored, or four random ones, in place of a name, so that students who answered alike have different codes, and a
 * student whose code is scanned twice counts once. The group's page drops them, like names, once the code is counted.
 */
function readSign(json: unknown): string {
  if (typeof json === 'string' && new RegExp(`^[${signLetters}]{4}$`).test(json)) return json;
  const bytes = crypto.getRandomValues(new Uint8Array(4));
  return Array.from(bytes, (byte) => signLetters[byte % signLetters.length]).join('');
}

interface WayProps {
  readonly headings: readonly PolicyHeading[];
  readonly code: string;
  readonly current: PolicyId | 'code' | undefined;
}

function Way({ headings, code, current }: WayProps) {
  const votes = useAppSelector(selectVotes);
  return (
    <ClassSteps data-screen-only role="list" aria-label={words.list} data-own="">
      {headings.map(({ id, title }, index) => {
        const answer = votes[id];
        return (
          <li key={id} data-in-class={id}>
            <Link
              to={classPath(code, index + 1)}
              title={title}
              aria-label={words.policy(title, answer ? surveys.answers[answer] : words.unanswered)}
              aria-current={id === current ? 'step' : undefined}
            >
              <PolicyTile policyId={id} answer={answer} />
            </Link>
          </li>
        );
      })}
      {current !== 'code' && (
        <li>
          <Button size="small" component={Link} to={classPath(code, 'code')}>
            {words.showCode}
          </Button>
        </li>
      )}
    </ClassSteps>
  );
}

interface ReadingProps {
  /** Id of the title. It is the fragment of the address, so that the title gets the focus when the step changes. */
  readonly titleId: string;
  readonly heading: PolicyHeading;
  /** False until its text is loaded; the title is shown already. */
  readonly isLoaded: boolean;
  readonly isPrinted: boolean;
  readonly place: string;
  readonly nextPath: string;
  readonly nextLabel: string;
}

function Reading({ titleId, heading, isLoaded, isPrinted, place, nextPath, nextLabel }: ReadingProps) {
  const { id, title } = heading;
  // In state, as what was printed stays in the page after hydration.
  const [wasPrinted] = useState(isPrinted);
  const answer = useAppSelector((state) => selectAnswer(state, id));
  const cleared = useAppSelector((state) => selectClearedAnswer(state, id));
  return (
    <ClassCard component="article" aria-labelledby={titleId} data-in-class={id}>
      <Listen heading={heading}>
        <Typography variant="overline" component="p" color="primary">
          {place}
        </Typography>
      </Listen>
      <PolicyTitle id={titleId} tabIndex={-1}>
        {title}
      </PolicyTitle>
      {(isLoaded || wasPrinted) && <StaticPolicyText id={id} part="h3" />}
      <ClassAnswers data-screen-only>
        <AnswerRow heading={heading} chosen={answer} />
        {answer && (
          <Button variant="contained" component={Link} to={nextPath}>
            {nextLabel}
          </Button>
        )}
      </ClassAnswers>
      <YourAnswer heading={heading} answer={answer} cleared={cleared} />
    </ClassCard>
  );
}
