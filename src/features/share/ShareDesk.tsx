import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useAppSelector } from '../../hooks';
import { share } from '../../content/en/share';
import { policyIds } from '../../content/policyIds';
import type { PolicyId } from '../../content/policyIds';
import { paths } from '../../paths';
import { Buttons, Sheet } from '../../ui/Sheet';
import { selectMember } from '../registration/registrationSlice';
import { selectVotes } from '../votes/votesSlice';
import type { Votes } from '../votes/votesDocument';
import { cleanName } from './cleanName';
import { ContentsFields } from './ContentsFields';
import { PictureCard } from './PictureCard';
import { encodeShared } from './shareCode';
import { ShareLink } from './ShareLink';
import { SharingWarning } from './SharingWarning';

const Stack = styled('div')({ display: 'grid', gap: 24, gridTemplateColumns: 'minmax(0, 1fr)' });

/** No title stands above its text. */
const Empty = styled(Sheet)({ '&& > p': { margin: 0 } });

/** What leaves the browser is put together here, in sight of the visitor; nothing leaves it before a press. */
export function ShareDesk() {
  const votes = useAppSelector(selectVotes);
  const member = useAppSelector(selectMember);
  const [leftOut, setLeftOut] = useState<ReadonlySet<PolicyId>>(new Set());
  const [openly, setOpenly] = useState(false);

  if (Object.keys(votes).length === 0) {
    return (
      <Stack>
        <SharingWarning />
        <Empty>
          <p>{share.nothing}</p>
          <Buttons>
            <Button variant="contained" component={Link} to={paths.surveys}>
              {share.goAnswer}
            </Button>
          </Buttons>
        </Empty>
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
      {!isEmpty && <PictureCard shared={shared} />}
    </Stack>
  );
}
