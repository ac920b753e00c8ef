import { policyHeadings } from 'words/policyHeadings';
import { share } from 'words/share';
import { policyIds } from '../../content/policyIds';
import type { PolicyId } from '../../content/policyIds';
import { useEntryState } from '../../lib/entryState';
import { useAppSelector } from '../../lib/hooks';
import { answersPicture } from '../../ui/drawPicture';
import { PictureCard } from '../../ui/PictureCard';
import { TextAndRail } from '../../ui/TextAndRail';
import { selectVotes } from '../answers/votesSlice';
import { selectMember } from '../membership/registrationSlice';
import { cleanName } from './shareCode';
import { OwnReasons } from './OwnReasons';
import { ShareContents } from './ShareContents';
import { ShareLink } from './ShareLink';

/** @returns the policies that the stored value names. */
function readPolicies(json: unknown): readonly PolicyId[] {
  return policyIds.filter((id) => Array.isArray(json) && json.includes(id));
}

/** The visitor must see all that a link or picture will contain before it leaves the browser. */
export function ShareForm() {
  const votes = useAppSelector(selectVotes);
  const member = useAppSelector(selectMember);
  // Kept when a link, such as the one to the preview, leads away and Back returns: otherwise the answers that the visitor
  // took out would be in the link again.
  const [leftOut, setLeftOut] = useEntryState('leftOut', readPolicies);
  const [openly, setOpenly] = useEntryState('openly', (json) => json === true);

  const answered = policyHeadings.flatMap(({ id, title }) => {
    const answer = votes[id];
    return answer ? [{ id, title, answer }] : [];
  });
  const chosen = answered.filter(({ id }) => !leftOut.includes(id));
  const memberName = (member && cleanName(`${member.firstName} ${member.lastName}`)) ?? '';
  const name = openly ? memberName : '';
  return (
    <TextAndRail
      rail={
        <ShareContents
          answered={answered}
          chosen={chosen.map(({ id }) => id)}
          name={name}
          memberName={memberName}
          openly={openly}
          onChoose={(ids) => setLeftOut(answered.flatMap(({ id }) => (ids.includes(id) ? [] : [id])))}
          onOpenly={setOpenly}
        />
      }
    >
      <ShareLink chosen={chosen} name={name} />
      {chosen.length > 0 && (
        <PictureCard
          heading={share.picture.heading}
          fileName="civic-voice-answers.png"
          picture={answersPicture(chosen, name)}
        />
      )}
      <OwnReasons answered={chosen} />
    </TextAndRail>
  );
}
