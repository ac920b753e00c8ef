import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import { letter } from '../../content/en/letter';
import type { PolicyHeading } from '../../content/types';
import { cardPath, paths } from '../../paths';
import { answers } from '../votes/votesDocument';
import type { Answer } from '../votes/votesDocument';

const words = letter.policy;

const Section = styled('section')({ marginBlockStart: 32 });

const Links = styled('p')({ display: 'flex', flexWrap: 'wrap', gap: '4px 24px', '& a': { paddingBlock: 6 } });

interface LetterPolicyProps {
  readonly policy: PolicyHeading;
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly answer: Answer | undefined;
  /** The kind of draft looked at without an answer. */
  readonly looked: Answer | undefined;
  readonly onLook: (answer: Answer) => void;
  readonly onFollow: () => void;
}

/** Which policy the letter is about, and which answer it speaks for. */
export function LetterPolicy({ policy, headingRef, answer, looked, onLook, onFollow }: LetterPolicyProps) {
  return (
    <Section aria-labelledby="letter-policy">
      <Typography variant="overline" component="p" color="primary" sx={{ marginBlockEnd: 0.5 }}>
        {policy.category}
      </Typography>
      <Typography variant="h2" id="letter-policy" ref={headingRef} tabIndex={-1}>
        {policy.title}
      </Typography>
      <p>{answer ? words.yourAnswer[answer] : words.noAnswer}</p>
      <Links>
        <Link to={cardPath(policy.slug)}>{answer ? words.readCard : words.answerOnCard}</Link>
        <Link to={paths.letter} onClick={onFollow}>
          {words.another}
        </Link>
      </Links>
      {!answer && (
        <FormControl component="fieldset" sx={{ marginBlockStart: 2.5 }}>
          <FormLabel component="legend">{words.lookAt}</FormLabel>
          <RadioGroup
            row
            name="draft-kind"
            value={looked ?? ''}
            onChange={(_, chosen) => {
              const kind = answers.find((each) => each === chosen);
              if (kind) onLook(kind);
            }}
            sx={{ columnGap: 3 }}
          >
            {answers.map((each) => (
              <FormControlLabel key={each} value={each} control={<Radio />} label={words.kinds[each]} />
            ))}
          </RadioGroup>
          <FormHelperText>{words.notRecorded}</FormHelperText>
        </FormControl>
      )}
    </Section>
  );
}
