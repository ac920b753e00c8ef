import { groupParts } from 'words/groupParts';
import { surveys } from 'words/surveys';
import { AnswerKey } from '../../ui/AnswerKey';
import { GroupCount, GroupCounts, GroupTitle } from '../../ui/groupTable';
import { Room } from '../../ui/Room';
import { rounds, sides } from './tallyGroup';
import type { GroupTally } from './tallyGroup';

const { result: words, present } = groupParts;

export function GroupTable({ tally: { policies, people } }: { readonly tally: GroupTally }) {
  return (
    <GroupCounts
      caption={words.caption}
      columns={sides.map((answer) => surveys.answers[answer])}
      rows={rounds(policies).map((policy) => ({
        id: policy.label,
        title: (
          <>
            <GroupTitle>
              <span>{policy.label}</span> <small>{words.answered(policy.answered, people)}</small>
            </GroupTitle>
            {policy.answered > 0 && <Room people={people} counts={policy} />}
            {policy.movedAtLeast !== undefined && <small>{present.moved(policy.movedAtLeast)}</small>}
          </>
        ),
        cells: sides.map((answer) => (
          <GroupCount key={answer}>
            <AnswerKey answer={answer} />
            <strong>{policy[answer]}</strong>{' '}
            {policy.answered > 0 && (
              <small>{words.percent(Math.round((policy[answer] / policy.answered) * 100))}</small>
            )}
          </GroupCount>
        )),
      }))}
    />
  );
}
