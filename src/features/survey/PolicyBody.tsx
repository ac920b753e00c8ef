import Typography from '@mui/material/Typography';
import { questionFirst } from '../../content/citedText';
import { modelBills } from '../../content/modelBills';
import type { PolicyText } from '../../content/types';
import { Sources, textId } from '../../ui/Sources';
import { text as roles } from '../../theme/typography';
import { Cited } from './Cited';
import { ModelBillNote } from './ModelBillNote';
import { Outcomes } from './Outcomes';
import { ProsAndCons } from './ProsAndCons';

/** On paper a policy has to fit one sheet. */
const question = { mb: 3, '@media print': { mb: 1, fontSize: roles.body1.fontSize } } as const;

interface BodyProps {
  readonly text: PolicyText;
  /** `h2` on a policy's own page, `h3` below the title of a card, or the page's outline would skip a level. */
  readonly level: 'h2' | 'h3';
  /** How large the question is: it is the headline, as a visitor has to read only this to understand the answers. */
  readonly questionVariant: 'h1' | 'h2';
}

export function PolicyBody({ text, level, questionVariant }: BodyProps) {
  const [asked, rest] = questionFirst(text.description);
  const bill = modelBills[text.id];
  return (
    <div id={textId(text.id)}>
      <Typography variant={questionVariant} component="p" sx={question}>
        <Cited words={asked} of={text} />
      </Typography>
      <Typography>
        <Cited words={rest} of={text} />
      </Typography>
      <Outcomes of={text} />
      <ProsAndCons of={text} level={level} />
      <Sources of={text} policyId={text.id}>
        {bill && <ModelBillNote bill={bill} of={text.id} />}
      </Sources>
    </div>
  );
}
