import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { yourClass } from 'words/yourClass';
import type { PolicyHeading } from '../../content/types';
import { useAppDispatch, useAppSelector } from '../../lib/hooks';
import { classPath, groupPath, wholeLink } from '../../lib/paths';
import { AnswerMark } from '../../ui/AnswerMark';
import { CopyField } from '../../ui/CopyField';
import { Hint } from '../../ui/Hint';
import { QrFigure } from '../../ui/QrCode';
import { selectVotes } from '../answers/votesSlice';
import { encodeShared, onlyPolicies } from '../sharing/shareCode';
import { selectSign, signDrawn } from './classroomSlice';
import { stepPath } from './classStep';

const words = yourClass.code;

interface MyCodeProps {
  readonly headings: readonly PolicyHeading[];
  /** The code of the class, not the student's: `classPath` makes the link back to the policies from it. */
  readonly code: string;
}

/** The code holds answers to the policies of the class only: the student's others are not the teacher's business. */
export function MyCode({ headings, code }: MyCodeProps) {
  const votes = useAppSelector(selectVotes);
  const sign = useAppSelector(selectSign);
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!sign) dispatch(signDrawn());
  }, [sign, dispatch]);
  const answered = headings.filter(({ id }) => votes[id]);
  if (answered.length === 0) {
    return (
      <>
        <p>{words.none}</p>
        <Button variant="contained" href={classPath(code) + stepPath(1)} sx={{ justifySelf: 'start' }}>
          {words.begin}
        </Button>
      </>
    );
  }
  if (!sign) return null;
  const own = onlyPolicies(
    votes,
    headings.map(({ id }) => id),
  );
  const link = wholeLink(groupPath(encodeShared({ votes: own, name: sign })));
  return (
    <>
      <QrFigure size="large" link={link} words={{ ...words.qr, text: words.text }} />
      <p>{words.keepTab}</p>
      {answered.length < headings.length && <Hint>{words.open(headings.length - answered.length)}</Hint>}
      <Typography variant="h3">{words.holds}</Typography>
      <List>
        {answered.map(({ id, title }) => {
          const answer = votes[id];
          return (
            <ListItem key={id} divider sx={{ gap: 4, justifyContent: 'space-between' }}>
              <span>{title}</span> {answer && <AnswerMark answer={answer} />}
            </ListItem>
          );
        })}
      </List>
      <p>{words.noName}</p>
      <CopyField text={link} words={words} />
    </>
  );
}
