import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { group } from 'words/group';
import { policyHeadings } from 'words/policyHeadings';
import type { PolicyId } from '../../content/policyIds';
import { classPath, wholeLink } from '../../lib/paths';
import { ButtonRow } from '../../ui/ButtonRow';
import { TitledCard } from '../../ui/cards';
import { CheckboxGroup } from '../../ui/CheckboxGroup';
import { CopyField } from '../../ui/CopyField';
import { Hint } from '../../ui/Hint';
import { lazyPart } from '../../ui/lazyPart';
import { QrFigure } from '../../ui/QrCode';
import { encodeClass, mostPolicies } from '../sharing/classCode';
import { goFullScreen } from './goFullScreen';

const words = group.pick;

const ClassCodeView = lazyPart(
  async () => (await import('./ClassCodeView')).ClassCodeView,
  words.fullScreenFailed,
);

/** With fewer picked, no link is offered: one policy is too little for a lesson, though its code would be valid. */
const fewest = 2;

const Choices = styled(CheckboxGroup<PolicyId>)({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
  columnGap: 24,
});

interface PickPoliciesProps {
  readonly picked: readonly PolicyId[];
  readonly onPick: (picked: readonly PolicyId[]) => void;
  readonly onCount: () => void;
}

export function PickPolicies({ picked, onPick, onCount }: PickPoliciesProps) {
  return (
    <TitledCard title={words.heading} level="h2">
      <p>{words.text}</p>
      <Choices
        legend={words.legend}
        options={policyHeadings.map(({ id, title }) => [id, title])}
        chosen={picked}
        most={mostPolicies}
        onChange={onPick}
      />
      <Hint role="status">
        {picked.length < fewest && words.more(fewest - picked.length)}
        {picked.length === mostPolicies && words.full}
      </Hint>
      {picked.length >= fewest && (
        <>
          <ClassLink picked={picked} />
          <p>{words.noPhones}</p>
          <ButtonRow>
            <Button variant="outlined" onClick={onCount}>
              {words.count}
            </Button>
          </ButtonRow>
        </>
      )}
    </TitledCard>
  );
}

function ClassLink({ picked }: Pick<PickPoliciesProps, 'picked'>) {
  // The time of the press, as the view's key: each press mounts it again, so that a failed download is tried again.
  const [shown, setShown] = useState<number>();
  const link = wholeLink(classPath(encodeClass(picked)));
  return (
    <>
      <QrFigure link={link} words={words.qr} />
      <CopyField text={link} words={words}>
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
        <ClassCodeView key={shown} link={link} policies={picked.length} onLeave={() => setShown(undefined)} />
      )}
    </>
  );
}
