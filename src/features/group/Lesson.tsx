import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { createElement } from 'react';
import { group } from 'words/group';
import { Disclosure } from '../../ui/Disclosure';
import { Hint } from '../../ui/TitledCard';
import { useLoaded } from '../../ui/useLoaded';

const words = group.lesson;

const loadSheet = async () =>
  (await import(/* webpackChunkName: "LessonSheet" */ './LessonSheet')).LessonSheet;

const Section = styled('section')({
  marginBlockStart: 40,
  // On paper it is the sheet alone, and only when the sheet is asked for.
  '@media print': {
    margin: 0,
    '&:not(:has([data-print-alone])), & > *:not([data-print-alone])': { display: 'none' },
  },
});

/** A guide for those who lead a lesson. */
export function Lesson() {
  return (
    <Section aria-labelledby="lesson">
      <Typography variant="h2" id="lesson">
        {words.heading}
      </Typography>
      <p>{words.text}</p>
      <Disclosure show={words.show} hide={words.hide}>
        <Sheet />
      </Disclosure>
    </Section>
  );
}

function Sheet() {
  const loaded = useLoaded(loadSheet, true);
  if (loaded === 'failed') return <Hint role="alert">{words.failed}</Hint>;
  return loaded ? createElement(loaded) : null;
}
