import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { yourClass } from 'words/yourClass';
import type { PolicyHeading } from '../../content/types';
import { useAppDispatch, useAppSelector } from '../../lib/hooks';
import { classPath, groupPath, wholeLink } from '../../lib/paths';
import { RuledList } from '../../ui/RuledList';
import { CopyField } from '../../ui/CopyField';
import { Stack } from '../../ui/layout';
import { Hint } from '../../ui/Hint';
import { LargeCode, QrFigure } from '../../ui/QrCode';
import { encodeShared, onlyPolicies } from '../sharing/shareCode';
import { AnswerMark } from '../../ui/AnswerMark';
import { selectVotes } from '../answers/votesSlice';
import { selectSign, signDrawn } from './classroomSlice';

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
        <Button variant="contained" component={Link} to={classPath(code, 1)}>
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
      <LargeCode>
        <QrFigure link={link} words={{ ...words.qr, text: words.text }} />
      </LargeCode>
      {answered.length < headings.length && <Hint>{words.open(headings.length - answered.length)}</Hint>}
      <Stack gap={8} before={24}>
        <h3>{words.holds}</h3>
        <RuledList role="list">
          {answered.map(({ id, title }) => {
            const answer = votes[id];
            return (
              <li key={id}>
                <span>{title}</span> {answer && <AnswerMark answer={answer} />}
              </li>
            );
          })}
        </RuledList>
      </Stack>
      <p>{words.noName}</p>
      <CopyField text={link} words={words} />
    </>
  );
}
