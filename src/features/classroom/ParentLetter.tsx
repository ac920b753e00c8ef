import Typography from '@mui/material/Typography';
import { lesson } from 'words/lesson';
import { Blank } from '../../ui/classPaper';

const { by, letter } = lesson;

/** How a class answers. */
export type Way = keyof typeof by;

interface ParentLetterProps {
  readonly way: Way;
  readonly link: string | undefined;
}

export function ParentLetter({ way, link }: ParentLetterProps) {
  const paragraphs = [
    ...letter.opening,
    by[way].letter,
    letter.closing,
    link ?? letter.address,
    letter.signature,
  ];
  return (
    <section>
      <Typography variant="h4">{letter.heading}</Typography>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          {paragraph
            .split(/(\([^)]+\))/)
            .map((text, at) => (at % 2 === 0 ? text : <Blank key={text}>{text}</Blank>))}
        </p>
      ))}
    </section>
  );
}
