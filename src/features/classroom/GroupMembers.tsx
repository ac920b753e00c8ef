import { groupParts } from 'words/groupParts';
import { surveys } from 'words/surveys';
import { policyIds } from '../../content/policyIds';
import type { PolicyId } from '../../content/policyIds';
import { LinkButton } from '../../ui/buttons';
import { Disclosure } from '../../ui/Disclosure';
import { CardRow, TitledCard } from '../../ui/cards';
import { onlyPolicies, packAnswers } from '../sharing/shareCode';
import type { Votes } from '../answers/votes';
import { AnswerKey } from '../../ui/AnswerKey';

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
        <ul role="list">
          {rows.map(({ votes, first, times }) => (
            <CardRow key={packAnswers(votes)} as="li">
              <div>
                {policies.map((id) => (
                  <AnswerKey key={id} answer={votes[id]} />
                ))}{' '}
                {times > 1 && <span>{words.times(times)}</span>}
              </div>
              <LinkButton aria-label={words.takeOutLabel(inWords(votes))} onClick={() => onTakeOut(first)}>
                {words.takeOut}
              </LinkButton>
            </CardRow>
          ))}
        </ul>
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
