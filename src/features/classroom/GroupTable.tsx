import { Fragment } from 'react';
import { groupParts } from 'words/groupParts';
import { surveys } from 'words/surveys';
import { AnswerKey } from '../../ui/AnswerKey';
import { FigureTable } from '../../ui/DataTable';
import { Room } from '../../ui/Room';
import { changeInWords } from './changeInWords';
import { rounds, sides } from './tallyGroup';
import type { GroupTally } from './tallyGroup';

const { result: words } = groupParts;

export function GroupTable({ tally: { policies } }: { readonly tally: GroupTally }) {
  return (
    <FigureTable
      caption={words.caption}
      columns={[groupParts.columns.policy, ...sides.map((answer) => surveys.answers[answer])]}
      rows={rounds(policies).map((policy) => ({
        id: policy.label,
        title: (
          <>
            {policy.label} <small>{words.answered(policy.answered, policy.of)}</small>
            {policy.answered > 0 && <Room people={policy.of} counts={policy} />}
            {policy.change && <small>{changeInWords(policy.change)}</small>}
          </>
        ),
        cells: sides.map((answer) => (
          <Fragment key={answer}>
            <AnswerKey answer={answer} />
            <strong>{policy[answer]}</strong>{' '}
            {policy.answered > 0 && (
              <small>{words.percent(Math.round((policy[answer] / policy.answered) * 100))}</small>
            )}
          </Fragment>
        )),
      }))}
    />
  );
}
