import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import { letter } from '../../content/en/letter';
import type { Stance } from '../../content/letterTypes';
import type { PolicyHeading } from '../../content/types';
import { cardPath, paths } from '../../paths';
import { Eyebrow } from '../../ui/Eyebrow';
import { Group, Hint, Tick } from '../../ui/Sheet';

const words = letter.policy;
const stances: readonly Stance[] = ['yes', 'no', 'undecided'];

const Section = styled('section')({ marginBlockStart: 32 });

const Links = styled('p')({ display: 'flex', flexWrap: 'wrap', gap: '4px 24px', '& a': { paddingBlock: 6 } });

const Kinds = styled('div')({ display: 'flex', flexWrap: 'wrap', columnGap: 24 });

interface PolicyStanceProps {
  readonly heading: PolicyHeading;
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly answer: Stance | undefined;
  /** The kind of draft looked at without an answer. */
  readonly looked: Stance | undefined;
  readonly onLook: (stance: Stance) => void;
  readonly onFollow: () => void;
}

/** Which policy the letter is about, and which answer it speaks for. */
export function PolicyStance({ heading, headingRef, answer, looked, onLook, onFollow }: PolicyStanceProps) {
  return (
    <Section aria-labelledby="letter-policy">
      <Eyebrow>{heading.category}</Eyebrow>
      <Typography variant="h2" id="letter-policy" ref={headingRef} tabIndex={-1}>
        {heading.title}
      </Typography>
      <p>{answer ? words.yourAnswer[answer] : words.noAnswer}</p>
      <Links>
        <Link to={cardPath(heading.slug)}>{answer ? words.readCard : words.answerOnCard}</Link>
        <Link to={paths.letter} onClick={onFollow}>
          {words.another}
        </Link>
      </Links>
      {!answer && (
        <Group>
          <legend>{words.lookAt}</legend>
          <Kinds>
            {stances.map((stance) => (
              <Tick key={stance}>
                <input
                  type="radio"
                  name="draft-kind"
                  checked={looked === stance}
                  onChange={() => {
                    onLook(stance);
                  }}
                />
                {words.kinds[stance]}
              </Tick>
            ))}
          </Kinds>
          <Hint>{words.notRecorded}</Hint>
        </Group>
      )}
    </Section>
  );
}
