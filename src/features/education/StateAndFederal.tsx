import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { education } from 'words/education';
import { BulletList, Paragraphs, RichText, SectionText } from '../../ui/RichText';
import { Section } from '../../ui/Section';

/** Two columns of their own: in rows of two, the shorter text of each would end in a hole. */
const column = { display: 'grid', gap: '32px', alignContent: 'start' } as const;

export function StateAndFederal() {
  const words = education.stateAndFederal;
  return (
    <Section id="state-and-federal" title={words.heading}>
      <Paragraphs texts={[words.intro]} />
      <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' } }}>
        {[words.powers.federal, words.powers.state, words.powers.shared].map(({ heading, items }) => (
          <Card key={heading} component="section">
            <CardContent sx={{ display: 'grid', gap: 3 }}>
              <Typography variant="h3">{heading}</Typography>
              <BulletList items={items} />
            </CardContent>
          </Card>
        ))}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: '32px 48px',
          gridTemplateColumns: { lg: 'repeat(2, minmax(0, 1fr))' },
          mt: 4,
        }}
      >
        <Box sx={column}>
          <SectionText section={words.conflict} level="h3" />
          <SectionText section={words.statesMakeLaw} level="h3" />
        </Box>
        <Box sx={column}>
          <SectionText section={words.floor} level="h3" />
          <Box component="section" sx={{ display: 'grid', gap: 3, alignContent: 'start' }}>
            <Typography variant="h3">{words.examples.heading}</Typography>
            <Box component="dl" sx={{ display: 'grid', gap: 3 }}>
              {words.examples.items.map(({ title, text }) => (
                <div key={title}>
                  <Typography variant="label" component="dt">
                    {title}
                  </Typography>
                  <Typography component="dd">
                    <RichText text={text} />
                  </Typography>
                </div>
              ))}
            </Box>
          </Box>
        </Box>
      </Box>
    </Section>
  );
}
