import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { share } from 'words/share';
import { policyIds } from '../../content/policyIds';
import type { PolicyId } from '../../content/policyIds';
import { useAppSelector } from '../../hooks';
import { paths } from '../../paths';
import { color } from '../../ui/palette';
import { Buttons } from '../../ui/TitledCard';
import { selectMember } from '../registration/registrationSlice';
import { selectVotes } from '../votes/votesSlice';
import type { Votes } from '../votes/votesDocument';
import { cleanName } from './cleanName';
import { ContentsFields } from './ContentsFields';
import { answersPicture } from './drawPicture';
import { PictureCard } from './PictureCard';
import { encodeShared } from './shareCode';
import { ShareLink } from './ShareLink';

const Stack = styled('div')({ display: 'grid', gap: 24, gridTemplateColumns: 'minmax(0, 1fr)' });

const Warning = styled('aside')({
  padding: 'clamp(20px, 4vw, 28px)',
  borderRadius: 18,
  background: color('tint'),
  borderInlineStart: `6px solid ${color('undecided')}`,
  '& h2': { margin: 0 },
  '& ul': { margin: '8px 0 0', paddingInlineStart: 22, textWrap: 'pretty' },
  '& li': { paddingBlock: 3 },
});

/** What leaves the browser is put together here, in sight of the visitor; nothing leaves it before a press. */
export function ShareAnswers() {
  const votes = useAppSelector(selectVotes);
  const member = useAppSelector(selectMember);
  const [leftOut, setLeftOut] = useState<ReadonlySet<PolicyId>>(new Set());
  const [openly, setOpenly] = useState(false);

  if (Object.keys(votes).length === 0) {
    return (
      <Stack>
        <SharingWarning />
        <Card>
          <CardContent>
            <Typography>{share.nothing}</Typography>
            <Buttons>
              <Button variant="contained" component={Link} to={paths.surveys}>
                {share.goAnswer}
              </Button>
            </Buttons>
          </CardContent>
        </Card>
      </Stack>
    );
  }

  const memberName = member && cleanName(`${member.firstName} ${member.lastName}`);
  const shared = {
    votes: Object.fromEntries(
      policyIds.filter((id) => votes[id] && !leftOut.has(id)).map((id) => [id, votes[id]]),
    ) as Votes,
    name: openly ? (memberName ?? '') : '',
  };
  const isEmpty = Object.keys(shared.votes).length === 0;
  return (
    <Stack>
      <ContentsFields
        votes={votes}
        leftOut={leftOut}
        onToggle={(id, wanted) => {
          const next = new Set(leftOut);
          if (wanted) next.delete(id);
          else next.add(id);
          setLeftOut(next);
        }}
        memberName={memberName}
        name={shared.name}
        onOpenly={setOpenly}
      />
      <SharingWarning />
      <ShareLink code={isEmpty ? null : encodeShared(shared)} />
      {!isEmpty && (
        <PictureCard
          heading={share.picture.heading}
          fileName="civic-voice-answers.png"
          picture={answersPicture(shared)}
        />
      )}
    </Stack>
  );
}

/** Stands before the link, not after it. */
function SharingWarning() {
  return (
    <Warning aria-labelledby="before-you-share">
      <Typography variant="h3" component="h2" id="before-you-share">
        {share.warning.heading}
      </Typography>
      <ul>
        {share.warning.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Warning>
  );
}
