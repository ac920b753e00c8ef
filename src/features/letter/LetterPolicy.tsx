import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { createElement } from 'react';
import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import { letter } from 'words/letter';
import type { PolicyHeading } from '../../content/types';
import { policyPath, paths } from '../../paths';
import { useLoaded } from '../../ui/useLoaded';
import type { Answer } from '../votes/votesDocument';

const words = letter.policy;

const Section = styled('section')({ marginBlockStart: 32, '& p': { marginBlock: 8 } });

const Links = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 24px',
  '& a': { paddingBlock: 9 },
});

interface LetterPolicyProps {
  readonly policy: PolicyHeading;
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly answer: Answer | undefined;
  readonly onFollow: () => void;
}

/** Which policy the letter is about, and which answer it speaks for. */
export function LetterPolicy({ policy, headingRef, answer, onFollow }: LetterPolicyProps) {
  const LookAtDraft = useLoaded(loadLookAtDraft, !answer);
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
        <Link to={policyPath(policy.slug)}>{answer ? words.readCard : words.answerOnCard}</Link>
        <Link to={paths.letter} onClick={onFollow}>
          {words.another}
        </Link>
      </Links>
      {!answer &&
        LookAtDraft &&
        LookAtDraft !== 'failed' &&
        createElement(LookAtDraft, { policyId: policy.id })}
    </Section>
  );
}

/** Most come here with an answer. */
async function loadLookAtDraft() {
  return (await import(/* webpackChunkName: "LookAtDraft" */ './LookAtDraft')).LookAtDraft;
}
