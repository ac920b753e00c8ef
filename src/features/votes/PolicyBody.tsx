import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { PolicyHeading, PolicyText } from '../../content/types';
import { Eyebrow } from '../../ui/Eyebrow';
import { Arguments } from './Arguments';
import { PolicyFacts } from './PolicyFacts';

const Description = styled('p')({
  margin: '12px 0 20px',
  '@media print': { marginBlock: '6px 12px' },
});

interface PolicyBodyProps {
  readonly heading: PolicyHeading;
  readonly text: PolicyText;
  readonly titleId: string;
}

/** The part of a card that is only read. */
export function PolicyBody({ heading, text, titleId }: PolicyBodyProps) {
  return (
    <>
      <Eyebrow>{heading.category}</Eyebrow>
      <Typography variant="h3" component="h2" id={titleId}>
        {heading.title}
      </Typography>
      <Description>{text.description}</Description>
      <PolicyFacts policy={text} />
      <Arguments pros={text.pros} cons={text.cons} />
    </>
  );
}
