import Button from '@mui/material/Button';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { group } from 'words/group';
import { policyHeadings } from 'words/policyHeadings';
import type { PolicyId } from '../../content/policyIds';
import { useEntryState } from '../../lib/entryState';
import { classPath, wholeLink } from '../../lib/paths';
import { useHydrated } from '../../lib/useHydrated';
import { ButtonRow } from '../../ui/ButtonRow';
import { TitledCard } from '../../ui/cards';
import { CheckboxGroup } from '../../ui/CheckboxGroup';
import { CopyField } from '../../ui/CopyField';
import { Disclosure } from '../../ui/Disclosure';
import { Hint } from '../../ui/Hint';
import { lazyPart } from '../../ui/lazyPart';
import { QrFigure } from '../../ui/QrCode';
import { ToggleChoice } from '../../ui/ToggleChoice';
import { encodeClass, mostPolicies } from '../sharing/classCode';
import { goFullScreen } from './goFullScreen';
import type { Way } from './ParentLetter';

const { pick: words, lesson } = group;

const ClassCodeView = lazyPart(
  async () => (await import('./ClassCodeView')).ClassCodeView,
  words.fullScreenFailed,
);
const ClassPaper = lazyPart(async () => (await import('./ClassPaper')).ClassPaper, lesson.failed);
const LessonSheet = lazyPart(async () => (await import('./LessonSheet')).LessonSheet, lesson.failed);

const ways = Object.keys(words.ways) as Way[];
const readWay = (json: unknown) => ways.find((way) => way === json) ?? 'phones';

/** With fewer picked, no link is offered: one policy is too little for a lesson, though its code would be valid. */
const fewest = 2;

interface PickPoliciesProps {
  readonly picked: readonly PolicyId[];
  /** Both sides of the picked policies, for paper. */
  readonly cards: ReactNode;
  /** True while nobody is in the group: then the next step of the screen is here. */
  readonly primary: boolean;
  readonly onPick: (picked: readonly PolicyId[]) => void;
  readonly onCount: () => void;
}

/** All that a teacher needs before the lesson, for each way a class may answer. */
export function PickPolicies({ picked, cards, primary, onPick, onCount }: PickPoliciesProps) {
  const [chosen, setWay] = useEntryState('way', readWay);
  const way = useHydrated() ? chosen : 'phones';
  const classCode = picked.length > 0 ? encodeClass(picked) : undefined;
  return (
    <TitledCard title={words.heading} level="h2">
      <ToggleChoice label={words.way} kinds={words.ways} values={ways} value={way} onChoose={setWay} />
      <ol>
        {words.steps[way].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <CheckboxGroup
        inColumns
        legend={words.legend}
        options={policyHeadings.map(({ id, title }) => [id, title])}
        chosen={picked}
        most={mostPolicies}
        onChange={onPick}
      />
      <Hint role="status">
        {picked.length < fewest && words.more(fewest - picked.length)}
        {picked.length >= fewest && picked.length < mostPolicies && words.enough(picked.length)}
        {picked.length === mostPolicies && words.full}
      </Hint>
      {classCode && picked.length >= fewest && (
        <>
          {way !== 'hands' && <ClassLink code={classCode} policies={picked.length} primary={primary} />}
          {way !== 'phones' && <ClassPaper classCode={classCode} way={way} cards={cards} />}
          <ButtonRow>
            <Button variant={primary && way === 'hands' ? 'contained' : 'outlined'} onClick={onCount}>
              {words.count}
            </Button>
          </ButtonRow>
        </>
      )}
      <p>{lesson.text}</p>
      <Disclosure show={lesson.show} hide={lesson.hide}>
        <LessonSheet classCode={classCode} way={way} />
      </Disclosure>
    </TitledCard>
  );
}

interface ClassLinkProps {
  readonly code: string;
  readonly policies: number;
  readonly primary: boolean;
}

function ClassLink({ code, policies, primary }: ClassLinkProps) {
  // The time of the press, as the view's key: each press mounts it again, so that a failed download is tried again.
  const [shown, setShown] = useState<number>();
  const link = wholeLink(classPath(code));
  return (
    <>
      <QrFigure link={link} words={words.qr} />
      <CopyField text={link} words={words} variant={primary ? 'contained' : 'outlined'}>
        <Button
          variant="outlined"
          onClick={() => {
            setShown(Date.now());
            goFullScreen();
          }}
        >
          {words.fullScreen}
        </Button>
      </CopyField>
      {shown && (
        <ClassCodeView key={shown} link={link} policies={policies} onLeave={() => setShown(undefined)} />
      )}
    </>
  );
}
