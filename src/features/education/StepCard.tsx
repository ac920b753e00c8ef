import { styled } from '@mui/material/styles';
import type { EducationWords, Step } from '../../content/pageTypes';
import { color } from '../../ui/palette';
import { RichText } from '../richText/RichText';

const Heading = styled('h4')({ margin: 0, fontSize: '1.125rem', lineHeight: '32px', fontWeight: 700 });

const Text = styled('p')({ margin: '4px 0 0' });

const Notes = styled('dl')({
  display: 'grid',
  gap: 8,
  margin: '12px 0 0',
  '@media (min-width: 700px)': { gridTemplateColumns: '1fr 1fr', gap: 12 },
  '& > div': {
    padding: '10px 14px',
    borderRadius: 10,
    border: `1px solid ${color('hairline')}`,
    borderInlineStartWidth: 4,
    background: color('card'),
    fontSize: '0.9375rem',
    lineHeight: 1.5,
  },
  '& > [data-note=stop]': { borderInlineStartColor: color('no') },
  '& > [data-note=voice]': { borderInlineStartColor: color('yes') },
  '& dt': { fontWeight: 700 },
  '& dd': { margin: 0 },
});

interface StepCardProps {
  readonly step: Step;
  readonly labels: EducationWords['process']['labels'];
  readonly links: EducationWords['links'];
}

export function StepCard({ step, labels, links }: StepCardProps) {
  const notes = [
    { note: 'stop', label: labels.whereBillsStop, text: step.whereBillsStop },
    { note: 'voice', label: labels.yourVoice, text: step.yourVoice },
  ];
  return (
    <>
      <Heading>{step.name}</Heading>
      <Text>
        <RichText text={step.text} links={links} />
      </Text>
      <Notes>
        {notes.map(
          ({ note, label, text }) =>
            text && (
              <div key={note} data-note={note}>
                <dt>{label}</dt>
                <dd>
                  <RichText text={text} links={links} />
                </dd>
              </div>
            ),
        )}
      </Notes>
    </>
  );
}
