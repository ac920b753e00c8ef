import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useAppSelector } from '../../hooks';
import { register } from 'words/register';
import { AboutThis } from '../../ui/AboutThis';
import { CheckIcon } from '../../ui/icons';
import { color } from '../../ui/palette';
import { SamplePhoto } from '../photo/SamplePhoto';
import { cardRoom, MemberCard, registrationId } from './MemberCard';
import { NotVoterRegistration } from './NotVoterRegistration';
import { RegistrationForm } from './RegistrationForm';
import { selectMember } from './registrationSlice';

/**
 * The sample stands before the form and the card that fills after it. Where there is room both stand beside it, the card
 * on top.
 */
const Columns = styled('div')({
  display: 'grid',
  gap: '32px 56px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media (min-width: 900px)': {
    gridTemplateColumns: 'minmax(0, 1fr) 340px',
    gridTemplateRows: 'auto 1fr',
    alignItems: 'start',
    '& > form': { gridColumn: 1, gridRow: '1 / 3' },
    '& > figure': { gridColumn: 2, gridRow: 2 },
    '& > form ~ figure': { gridRow: 1 },
  },
});

/** The prerendered page holds the form. For a member it stays out of sight until the card is there. */
const ForNewcomers = styled('div')({
  'html[data-member] &': { height: cardRoom, overflow: 'hidden', visibility: 'hidden' },
});

const Gains = styled('ul')({
  display: 'grid',
  gap: '12px 32px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
  '&&': { marginBlock: '12px 24px' },
  '& li': { display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 12, lineHeight: 1.4 },
  '& svg': { marginBlockStart: 4, color: color('primary') },
  '& strong': { display: 'block' },
});

/** The form for who is new or edits, the card for members. */
export function Registration() {
  const member = useAppSelector(selectMember);
  const [editing, setEditing] = useState(false);
  const [dirty, setDirty] = useState(false);

  // The mark that `early/inlineScript.ts` set has done its work once the card is there.
  useEffect(() => {
    if (member) delete document.documentElement.dataset.member;
  }, [member]);

  /**
   * The form and the card replace each other, and the focused element is removed, so focus moves to the top of the
   * new one.
   */
  function show(form: boolean) {
    flushSync(() => {
      setEditing(form);
      setDirty(false);
    });
    document.getElementById(registrationId)?.focus();
  }
  const back = () => show(false);

  // While the form is in use it stays, even if another tab stores a registration: it would erase what is being
  // typed.
  if (member !== null && !editing && !dirty) {
    return <MemberCard member={member} onEdit={() => show(true)} onRemoved={back} />;
  }
  return (
    <ForNewcomers>
      <div id={registrationId} tabIndex={-1}>
        <Typography
          variant="subtitle1"
          component="p"
          color="textSecondary"
          sx={{ maxWidth: '62ch', marginBlockEnd: '24px' }}
        >
          {editing && member ? register.edit.heading : register.lead}
        </Typography>
        <NotVoterRegistration />
        {!editing && (
          <section aria-labelledby="gains">
            <Typography variant="h4" component="h2" id="gains">
              {register.gains.heading}
            </Typography>
            <Gains role="list">
              {register.gains.items.map(({ title, text }) => (
                <li key={title}>
                  <CheckIcon />
                  <span>
                    <strong>{title}</strong> {text}
                  </span>
                </li>
              ))}
            </Gains>
          </section>
        )}
        <AboutThis>{register.honest}</AboutThis>
      </div>
      <Columns>
        <SamplePhoto />
        <RegistrationForm
          member={editing ? member : null}
          onStored={back}
          onCancel={member ? back : undefined}
          onDirtyChange={setDirty}
        />
      </Columns>
    </ForNewcomers>
  );
}
