import { record as words } from 'words/record';
import { surveys } from 'words/surveys';
import { congressEnds } from '../../content/congressEnds';
import { fullDay } from '../../content/fullDate';
import type { PolicyId } from '../../content/policyIds';
import { isOnSubject, officialRecord, rollCalls, rollCallsOn, votesThrough } from '../../content/rollCalls';
import type { RollCall, RollCallId } from '../../content/rollCalls';
import { OnceEnded, WhilePending } from '../../ui/billState';
import { ExternalLink } from '../../ui/ExternalLink';
import { Hint } from '../../ui/Hint';
import { Section } from '../../ui/Section';
import { RuledList } from '../../ui/RuledList';
import { nameOfVote, VoteLine } from '../../ui/VoteLine';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { Named } from './PolicyBody';

/** The recorded votes of both chambers on a policy, or that there was none. Neither parties nor members. */
export function WhatCongressDid({ policyId }: { readonly policyId: PolicyId }) {
  const votes = rollCallsOn(policyId);
  const isNone = votes.every((id) => ['related', 'package'].includes(rollCalls[id].relation));
  return (
    <Section id="congress" title={surveys.congress}>
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
    </Section>
  );
}

function Vote({ id }: { readonly id: RollCallId }) {
  const { yeas, nays, agreed, pending }: RollCall = rollCalls[id];
  const { what, yea, after } = words.votes[id];
  return (
    <li>
      <VoteLine id={id} />
      <p>
        <Named text={what} /> <strong>{yea}</strong>
      </p>
      <p>
        {words.tally(agreed, yeas, nays)}{' '}
        {pending ? (
          <>
            <WhilePending as="span">{after}</WhilePending>
            <OnceEnded as="span">{words.ended(fullDay(congressEnds))}</OnceEnded>
          </>
        ) : (
          after
        )}{' '}
        <span data-screen-only>
          <ExternalLink href={officialRecord(id)}>
            {words.official}
            <VisuallyHidden> ({nameOfVote(id)})</VisuallyHidden>
          </ExternalLink>
        </span>
      </p>
    </li>
  );
}
