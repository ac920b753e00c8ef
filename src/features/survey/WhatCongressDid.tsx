import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { record as words } from 'words/record';
import { surveys } from 'words/surveys';
import { congressEnds } from '../../content/congressEnds';
import { fullDay } from '../../content/fullDate';
import type { PolicyId } from '../../content/policyIds';
import { isOnSubject, officialRecord, rollCalls, rollCallsOn, votesThrough } from '../../content/rollCalls';
import type { RollCall, RollCallId } from '../../content/rollCalls';
import { ExternalLink } from '../../ui/ExternalLink';
import { Hint } from '../../ui/Hint';
import { Named } from '../../ui/Named';
import { Section } from '../../ui/Section';
import { nameOfVote, VoteLine } from '../../ui/VoteLine';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { OnceEnded, WhilePending } from './BillState';

/** The recorded votes of both chambers on a policy, or that there was none. Neither parties nor members. */
export function WhatCongressDid({ policyId }: { readonly policyId: PolicyId }) {
  const votes = rollCallsOn(policyId);
  const isNone = votes.every((id) => ['related', 'package'].includes(rollCalls[id].relation));
  return (
    <Section id="congress" title={surveys.congress}>
      {isNone ? (
        <Typography variant="body2">
          {words.none} {votes.length > 0 && (votes.some(isOnSubject) ? words.related : words.packages)}
        </Typography>
      ) : (
        <Typography variant="body2">{words.listed}</Typography>
      )}
      {votes.length > 0 && (
        <List>
          {votes.map((id) => (
            <Vote key={id} id={id} />
          ))}
        </List>
      )}
      <Hint>{words.through(fullDay(votesThrough))}</Hint>
    </Section>
  );
}

function Vote({ id }: { readonly id: RollCallId }) {
  const { yeas, nays, agreed, pending }: RollCall = rollCalls[id];
  const { what, yea, after } = words.votes[id];
  return (
    <ListItem disablePadding divider sx={{ display: 'block', py: 3 }}>
      <Typography variant="note" component="div" sx={{ color: 'muted' }}>
        <VoteLine id={id} />
      </Typography>
      <Typography variant="body2">
        <Named text={what} /> <strong>{yea}</strong>
      </Typography>
      <Typography variant="body2">
        {words.tally(agreed, yeas, nays)}{' '}
        {pending ? (
          <>
            <WhilePending>{after}</WhilePending>
            <OnceEnded>{words.ended(fullDay(congressEnds))}</OnceEnded>
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
      </Typography>
    </ListItem>
  );
}
