import { policyHeadings } from 'words/policyHeadings';
import { share } from 'words/share';
import type { Answer } from '../../content/answerIds';
import type { PolicyId } from '../../content/policyIds';
import { AnswerMark } from '../../ui/AnswerMark';
import { TitledCard } from '../../ui/TitledCard';
import { CheckboxGroup } from '../../ui/CheckboxGroup';
import { Hint } from '../../ui/Hint';
import { LabelledCheckbox } from '../../ui/LabelledCheckbox';

const words = share.contents;

export interface SharedAnswer {
  readonly id: PolicyId;
  readonly title: string;
  readonly answer: Answer;
}

/** The id of the part's title. */
export const shareContentsId = 'contents';

interface ShareContentsProps {
  readonly answered: readonly SharedAnswer[];
  readonly chosen: readonly PolicyId[];
  /** As it will be in the link; empty for none. */
  readonly name: string;
  /** As a link can hold it; empty for a visitor who has not joined, or whose name has no letter or digit. */
  readonly memberName: string;
  readonly openly: boolean;
  readonly onChoose: (chosen: readonly PolicyId[]) => void;
  readonly onOpenly: (openly: boolean) => void;
}

/** All that the link and the picture hold, and the choice of it. */
export function ShareContents(props: ShareContentsProps) {
  const { answered, chosen, name, memberName, openly, onChoose, onOpenly } = props;
  const missing = policyHeadings.length - answered.length;
  return (
    <TitledCard id={shareContentsId} title={words.heading} level="h2">
      <p>{words.text}</p>
      <CheckboxGroup
        name="shared"
        legend={words.legend}
        options={answered.map(({ id, title, answer }) => [
          id,
          title,
          <AnswerMark key={id} answer={answer} />,
        ])}
        chosen={chosen}
        onChange={onChoose}
      />
      {missing > 0 && <Hint>{words.notAnswered(missing)}</Hint>}
      <p>
        {words.nameLabel} <strong>{name || words.anonymous}</strong>
      </p>
      {memberName && (
        <div>
          <LabelledCheckbox label={words.openly} checked={openly} onChange={onOpenly} />
          <Hint>{words.openlyHint(memberName)}</Hint>
        </div>
      )}
    </TitledCard>
  );
}
