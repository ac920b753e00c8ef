import Box from '@mui/material/Box';
import { group } from 'words/group';
import { policyHeadings } from 'words/policyHeadings';
import type { PolicyId } from '../../content/policyIds';
import { TitledCard } from '../../ui/TitledCard';
import { CheckboxGroup } from '../../ui/CheckboxGroup';
import { Hint } from '../../ui/Hint';
import { ToggleChoice } from '../../ui/ToggleChoice';
import { mostPolicies } from '../sharing/classCode';
import { fewestPolicies, answerModes } from './answerModes';
import type { AnswerMode } from './answerModes';

const { pick: words } = group;

interface PickPoliciesProps {
  readonly answerMode: AnswerMode;
  readonly picked: readonly PolicyId[];
  readonly onAnswerMode: (answerMode: AnswerMode) => void;
  readonly onPick: (picked: readonly PolicyId[]) => void;
}

export function PickPolicies({ answerMode, picked, onAnswerMode, onPick }: PickPoliciesProps) {
  const { length } = picked;
  return (
    <TitledCard title={words.heading} level="h2">
      <Box sx={{ containerType: 'inline-size' }}>
        <ToggleChoice
          name="answerMode"
          label={words.answerMode}
          kinds={words.answerModes}
          values={answerModes}
          value={answerMode}
          onChoose={onAnswerMode}
        />
      </Box>
      <CheckboxGroup
        inColumns
        name="picked"
        legend={words.legend}
        options={policyHeadings.map(({ id, title }) => [id, title])}
        chosen={picked}
        most={mostPolicies}
        onChange={onPick}
      />
      <Hint role="status">
        {length < fewestPolicies && words.more(fewestPolicies - length)}
        {length >= fewestPolicies && length < mostPolicies && words.enough(length)}
        {length === mostPolicies && words.full}
      </Hint>
    </TitledCard>
  );
}
