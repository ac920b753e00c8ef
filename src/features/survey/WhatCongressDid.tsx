import { styled } from '@mui/material/styles';
import { record as words } from 'words/record';
import { surveys } from 'words/surveys';
import { fullDay } from '../../content/fullDate';
import type { PolicyId } from '../../content/policyIds';
import { isOnSubject, officialRecord, rollCalls, rollCallsOn, votesThrough } from '../../content/rollCalls';
import type { RollCallId } from '../../content/rollCalls';
import { ExternalLink } from '../../ui/ExternalLink';
import { Hint } from '../../ui/Hint';
import { RuledList } from '../../ui/RuledList';
import { Section } from '../../ui/Section';
import { nameOfVote, VoteLine } from '../../ui/VoteLine';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { Named } from './PolicyBody';

/** On paper as small as the sources: where there is room it is on the card's sheet, else as a whole on a second one. */
const Record = styled(Section)({
  '@media print': {
    breakInside: 'avoid',
    marginBlockStart: 6,
    '& h2': { margin: 0, fontSize: '0.875rem' },
    '&&& > p': { margin: 0, fontSize: '0.625rem', lineHeight: 1.1 },
    '& ul': { columns: 2, columnGap: 20, margin: 0, fontSize: '0.625rem', lineHeight: 1.15 },
    '& ul > li': { paddingBlock: 1 },
    '& ul small': { fontSize: 'inherit' },
    '& ul p': { display: 'inline' },
    '& ul p + p::before': { content: "' '" },
  },
});

/** On paper a policy has to fit one sheet, and chamber and day are enough to find the record. */
const OnScreen = styled('span')({ '@media print': { display: 'none' } });

/** The recorded votes of both chambers on a policy, or that there was none. Neither parties nor members. */
export function WhatCongressDid({ policyId }: { readonly policyId: PolicyId }) {
  const votes = rollCallsOn(policyId);
  const isNone = votes.every((id) => ['related', 'package'].includes(rollCalls[id].relation));
  return (
    <Record id="congress" title={surveys.congress}>
      {isNone ? (
        <p>
          {words.none} {votes.length > 0 && (votes.some(isOnSubject) ? words.related : words.packages)}
        </p>
      ) : (
        <p>{words.listed}</p>
      )}
      {votes.length > 0 && (
        <RuledList role="list">
          {votes.map((id) => (
            <Vote key={id} id={id} />
          ))}
        </RuledList>
      )}
      <Hint>{words.through(fullDay(votesThrough))}</Hint>
    </Record>
  );
}

function Vote({ id }: { readonly id: RollCallId }) {
  const { yeas, nays, agreed } = rollCalls[id];
  const { what, yea, after } = words.votes[id];
  return (
    <li>
      <VoteLine id={id} />
      <p>
        <Named text={what} /> <strong>{yea}</strong>
      </p>
      <p>
        {words.tally(agreed, yeas, nays)} {after}{' '}
        <OnScreen>
          <ExternalLink href={officialRecord(id)}>
            {words.official}
            <VisuallyHidden> ({nameOfVote(id)})</VisuallyHidden>
          </ExternalLink>
        </OnScreen>
      </p>
    </li>
  );
}
