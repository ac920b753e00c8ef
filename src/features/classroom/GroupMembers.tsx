import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { groupParts } from 'words/groupParts';
import { surveys } from 'words/surveys';
import { policyIds } from '../../content/policyIds';
import type { PolicyId } from '../../content/policyIds';
import { TitledCard } from '../../ui/TitledCard';
import { Disclosure } from '../../ui/Disclosure';
import type { Votes } from '../answers/votes';
import { onlyPolicies, packAnswers } from '../sharing/shareCode';
import { AnswerKey } from './AnswerKey';

const words = groupParts.members;

interface GroupMembersProps {
  readonly people: readonly Votes[];
  readonly policies: readonly PolicyId[];
  /** Called with all answers of one person, those to other policies included. */
  readonly onTakeOut: (votes: Votes) => void;
}

/** Closed at first: the page may be projected, and a member could be recognized by a list of answers. */
export function GroupMembers({ people, policies, onTakeOut }: GroupMembersProps) {
  const rows = distinct(people, policies);
  return (
    <TitledCard title={words.heading} level="h2">
      <p>{words.text}</p>
      <Disclosure show={words.show} hide={words.hide}>
        <List>
          {rows.map(({ votes, first, times }) => (
            <ListItem
              key={packAnswers(votes)}
              divider
              sx={{ flexWrap: 'wrap', gap: '4px 16px', justifyContent: 'space-between' }}
            >
              <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
                {policies.map((id) => (
                  <AnswerKey key={id} answer={votes[id]} />
                ))}
                {times > 1 && <span>{words.times(times)}</span>}
              </Box>
              <Button
                size="small"
                aria-label={words.takeOutLabel(inWords(votes))}
                // The first click of a double click removes the row. The second one would take out the next person.
                onClick={({ detail }) => {
                  if (detail < 2) onTakeOut(first);
                }}
              >
                {words.takeOut}
              </Button>
            </ListItem>
          ))}
        </List>
      </Disclosure>
    </TitledCard>
  );
}

/** @returns each set of answers to the policies once, with all answers of the first who gave it, and how many did. */
function distinct(people: readonly Votes[], policies: readonly PolicyId[]) {
  const rows = new Map<number, { votes: Votes; first: Votes; times: number }>();
  for (const first of people) {
    const votes = onlyPolicies(first, policies);
    const row = rows.get(packAnswers(votes));
    if (row) row.times++;
    else rows.set(packAnswers(votes), { votes, first, times: 1 });
  }
  return [...rows.values()];
}

/** @returns an empty text for who answered other policies only. */
function inWords(votes: Votes): string {
  return policyIds
    .flatMap((id, at) => {
      const answer = votes[id];
      return answer ? [words.answer(at + 1, surveys.answers[answer])] : [];
    })
    .join(', ');
}
