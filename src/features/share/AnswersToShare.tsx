import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { share } from 'words/share';
import { policyIds } from '../../content/policyIds';
import type { PolicyId } from '../../content/policyIds';
import { useAppSelector } from '../../hooks';
import { comparePath, wholeLink } from '../../paths';
import { LinkToCopy } from '../../ui/CopyButton';
import { QrCode } from '../../ui/QrCode';
import { Hint, TitledCard } from '../../ui/TitledCard';
import { selectMember } from '../registration/registrationSlice';
import type { Votes } from '../votes/votesDocument';
import { selectVotes } from '../votes/votesSlice';
import { ContentsFields } from './ContentsFields';
import { answersPicture } from './drawPicture';
import { PictureCard } from './PictureCard';
import { cleanName, encodeShared } from './shareCode';

const Way = styled('p')({ '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44 } });

/** What leaves the browser is put together here, in sight of the visitor; nothing leaves it before a press. */
export function AnswersToShare({ warning }: { readonly warning: ReactNode }) {
  const votes = useAppSelector(selectVotes);
  const member = useAppSelector(selectMember);
  const [leftOut, setLeftOut] = useState<ReadonlySet<PolicyId>>(new Set());
  const [openly, setOpenly] = useState(false);

  const memberName = member && cleanName(`${member.firstName} ${member.lastName}`);
  const shared = {
    votes: Object.fromEntries(
      policyIds.filter((id) => votes[id] && !leftOut.has(id)).map((id) => [id, votes[id]]),
    ) as Votes,
    name: openly ? (memberName ?? '') : '',
  };
  const isEmpty = Object.keys(shared.votes).length === 0;
  return (
    <>
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
      {warning}
      <ShareLink code={isEmpty ? null : encodeShared(shared)} />
      {!isEmpty && (
        <PictureCard
          heading={share.picture.heading}
          fileName="civic-voice-answers.png"
          picture={answersPicture(shared)}
        />
      )}
    </>
  );
}

/** @param props.code `null` when nothing is to be shared. */
function ShareLink({ code }: { readonly code: string | null }) {
  const [failed, setFailed] = useState(false);
  if (code === null) {
    return (
      <TitledCard title={share.link.heading} level="h2">
        <p role="status">{share.link.none}</p>
      </TitledCard>
    );
  }

  const link = wholeLink(comparePath(code));
  const canShare = typeof navigator.share === 'function';
  async function passOn() {
    setFailed(false);
    try {
      await navigator.share({ text: share.link.shareText, url: link });
    } catch (error) {
      // Closing the browser's own dialog is no failure.
      setFailed(!(error instanceof DOMException && error.name === 'AbortError'));
    }
  }

  return (
    <TitledCard title={share.link.heading} level="h2">
      <LinkToCopy link={link} words={share.link}>
        {canShare && (
          <Button variant="outlined" onClick={() => void passOn()}>
            {share.link.share}
          </Button>
        )}
      </LinkToCopy>
      <Hint role="alert">{failed && share.link.shareFailed}</Hint>
      <QrCode link={link} words={share.link.qr} />
      <Way>
        <Link to={comparePath(code)}>{share.link.look}</Link>
      </Way>
    </TitledCard>
  );
}
