import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useAppSelector } from '../../hooks';
import { register } from 'words/register';
import { CheckIcon } from '../../ui/icons';
import { color } from '../../ui/palette';
import { SamplePhoto } from '../photo/SamplePhoto';
import { MemberCard } from './MemberCard';
import { RegistrationForm } from './RegistrationForm';
import { selectMember } from './registrationSlice';

/** The sample stands before the form: above it on phones, beside it where there is room. */
const Columns = styled('div')({
  display: 'grid',
  gap: '32px 56px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media (min-width: 900px)': {
    gridTemplateColumns: 'minmax(0, 1fr) 280px',
    alignItems: 'start',
    '& > figure': { gridColumn: 2, gridRow: 1 },
  },
});

/** Room the card takes on most screens; the form keeps the same while it waits to be replaced by it. */
const cardRoom = 'max(560px, 70vh)';

const CardRoom = styled('div')({ minHeight: cardRoom, paddingBlockStart: 16 });

/** The prerendered page holds the form. For a member it stays out of sight until the card is there. */
const ForNewcomers = styled('div')({
  'html[data-member] &': { height: cardRoom, overflow: 'hidden', visibility: 'hidden' },
});

const Gains = styled('section')({
  marginBlockEnd: 24,
  '& ul': {
    display: 'grid',
    gap: '12px 32px',
    margin: '12px 0 0',
    padding: 0,
    listStyle: 'none',
    '@media (min-width: 700px)': { gridTemplateColumns: '1fr 1fr 1fr' },
  },
  '& li': { display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 12, lineHeight: 1.4 },
  '& svg': { marginBlockStart: 4, color: color('yes') },
  '& strong': { display: 'block', fontWeight: 650 },
});

const Honest = styled('p')({
  margin: '0 0 32px',
  maxWidth: '62ch',
  paddingInlineStart: 16,
  borderInlineStart: `4px solid ${color('primary')}`,
});

/** Where the focus goes when what held it has left the page. */
type Arrival = 'card' | 'form' | null;

/** The form for who is new or edits, the card for members. */
export function Registration() {
  const member = useAppSelector(selectMember);
  const [editing, setEditing] = useState(false);
  const [dirty, setDirty] = useState(false);
  const [arrival, setArrival] = useState<Arrival>(null);
  const intro = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (arrival === 'form') intro.current?.focus();
  }, [arrival]);

  // The mark that `inlineScript.ts` set has done its work once the card is there.
  useEffect(() => {
    if (member) delete document.documentElement.dataset.member;
  }, [member]);

  function backToCard() {
    setEditing(false);
    setDirty(false);
    setArrival('card');
  }

  // A registration that another tab stores must not sweep away what is being typed here.
  if (member !== null && !editing && !dirty) {
    return (
      <CardRoom>
        <MemberCard
          member={member}
          takesFocus={arrival === 'card'}
          onEdit={() => {
            setEditing(true);
            setArrival('form');
          }}
          onRemoved={() => {
            setArrival('form');
          }}
        />
      </CardRoom>
    );
  }
  return (
    <ForNewcomers>
      <div ref={intro} tabIndex={-1}>
        <Typography
          variant="subtitle1"
          component="p"
          color="textSecondary"
          sx={{ maxWidth: '62ch', marginBlockEnd: '24px' }}
        >
          {editing && member ? register.edit.heading : register.lead}
        </Typography>
        {!editing && (
          <Gains aria-labelledby="gains">
            <Typography variant="h4" component="h2" id="gains">
              {register.gains.heading}
            </Typography>
            <ul role="list">
              {register.gains.items.map(({ title, text }) => (
                <li key={title}>
                  <CheckIcon />
                  <span>
                    <strong>{title}</strong> {text}
                  </span>
                </li>
              ))}
            </ul>
          </Gains>
        )}
        <Honest>{register.honest}</Honest>
      </div>
      <Columns>
        <SamplePhoto />
        <RegistrationForm
          key={editing ? 'edit' : 'new'}
          member={editing ? member : null}
          onStored={backToCard}
          onCancel={member ? backToCard : undefined}
          // Under the mark of a member nobody typed: on a reload Firefox fills the hidden form again.
          onDirtyChange={(now) => {
            setDirty(now && document.documentElement.dataset.member === undefined);
          }}
        />
      </Columns>
    </ForNewcomers>
  );
}
