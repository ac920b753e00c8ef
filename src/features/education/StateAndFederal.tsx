import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { education } from 'words/education';
import { Section } from '../../ui/Section';
import { CardGrid, TitledCard } from '../../ui/TitledCard';
import { RichText } from '../richText/RichText';
import { SectionText } from '../richText/SectionText';

const Powers = styled('ul')({
  margin: '8px 0 0',
  fontSize: '0.9688rem',
  lineHeight: 1.5,
  '& li': { paddingBlock: 2 },
});

const Examples = styled('dl')({
  display: 'grid',
  gap: '12px 32px',
  marginBlockStart: 12,
  '@media (min-width: 700px)': { gridTemplateColumns: '1fr 1fr' },
});

/** Who decides what: three lists side by side, then which law wins. */
export function StateAndFederal() {
  const words = education.stateAndFederal;
  return (
    <Section id="state-and-federal" title={words.heading}>
      <p>
        <RichText text={words.intro} links={education.links} />
      </p>
      <CardGrid>
        {[words.powers.federal, words.powers.state, words.powers.shared].map(({ heading, items }) => (
          <TitledCard key={heading} title={heading} level="h3" small>
            <Powers>
              {items.map((item) => (
                <li key={item}>
                  <RichText text={item} />
                </li>
              ))}
            </Powers>
          </TitledCard>
        ))}
      </CardGrid>
      <SectionText section={words.conflict} level="h3" links={education.links} />
      <SectionText section={words.floor} level="h3" />
      <Typography variant="h3" sx={{ marginBlockStart: 4 }}>
        {words.examples.heading}
      </Typography>
      <Examples>
        {words.examples.items.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>
              <RichText text={text} />
            </dd>
          </div>
        ))}
      </Examples>
      <SectionText section={words.statesMakeLaw} level="h3" links={education.links} />
    </Section>
  );
}
