import { policyHeadings } from 'words/policyHeadings';
import { share } from 'words/share';
import { policyIds } from '../../content/policyIds';
import { useAppDispatch, useAppSelector } from '../../lib/hooks';
import { PictureCard } from '../../ui/PictureCard';
import { TextAndRail } from '../../ui/TextAndRail';
import { selectVotes } from '../answers/votesSlice';
import { selectMember } from '../membership/registrationSlice';
import { answersPicture } from './answersPicture';
import { cleanName } from './shareCode';
import { OwnReasons } from './OwnReasons';
import { ShareContents } from './ShareContents';
import { ShareLink } from './ShareLink';
import { answersLeftOut, nameShared, selectIsNameShared, selectLeftOut } from './sharingSlice';

/** The visitor must see all that a link or picture will contain before it leaves the browser. */
export function ShareForm() {
  const votes = useAppSelector(selectVotes);
  const member = useAppSelector(selectMember);
  const leftOut = useAppSelector(selectLeftOut);
  const openly = useAppSelector(selectIsNameShared);
  const dispatch = useAppDispatch();

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
          onChoose={(ids) =>
            // Those without an answer now as well: it may come back, by Undo.
            dispatch(
              answersLeftOut(
                policyIds.filter((id) => (votes[id] ? !ids.includes(id) : leftOut.includes(id))),
              ),
            )
          }
          onOpenly={(on) => dispatch(nameShared(on))}
        />
      }
    >
      <ShareLink chosen={chosen} name={name} />
      {chosen.length > 0 && (
        <PictureCard
          heading={share.picture.heading}
          fileName={share.picture.fileName}
          picture={answersPicture(chosen, name)}
        />
      )}
      <OwnReasons answered={chosen} />
    </TextAndRail>
  );
}
