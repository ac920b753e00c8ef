import { policyHeadings } from '../../content/en/policyHeadings';
import { surveys } from '../../content/en/surveys';
import { yourData } from '../../content/en/yourData';
import type { PolicyId } from '../../content/policyIds';
import type { RestoreDiff } from './previewRestore';

const words = yourData.restore;
const { answers } = surveys;

const titles = new Map(policyHeadings.map(({ id, title }) => [id, title]));
const title = (id: PolicyId) => titles.get(id);

interface PreviewVotesProps {
  readonly preview: RestoreDiff;
  /** How many answers of the file were not understood. */
  readonly leftOut: number;
}

export function PreviewVotes({ preview: { added, changed, same }, leftOut }: PreviewVotesProps) {
  return (
    <>
      {added.length > 0 && (
        <>
          <h5>{words.added(added.length)}</h5>
          <ul>
            {added.map(({ id, to }) => (
              <li key={id}>
                {title(id)}: <strong>{answers[to]}</strong>
              </li>
            ))}
          </ul>
        </>
      )}
      {changed.length > 0 && (
        <>
          <h5>{words.changed(changed.length)}</h5>
          <ul>
            {changed.map(({ id, from, to }) => (
              <li key={id}>
                {title(id)}: {answers[from]} {words.becomes} <strong>{answers[to]}</strong>
              </li>
            ))}
          </ul>
        </>
      )}
      {same > 0 && <p>{words.same(same)}</p>}
      {leftOut > 0 && <p>{words.leftOutVotes(leftOut)}</p>}
    </>
  );
}
