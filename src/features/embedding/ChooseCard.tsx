import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { embed as words } from 'words/embed';
import { language as pageLanguage } from 'words/language';
import { policyHeadings } from 'words/policyHeadings';
import { embedTitles } from '../../content/embedTitles';
import { languageIds, languages } from '../../content/languages';
import { policyIds, policySlugs } from '../../content/policyIds';
import type { PolicyId } from '../../content/policyIds';
import { embedPath, pathIn, policyPath } from '../../lib/paths';
import { CopyField } from '../../ui/CopyField';
import { Section } from '../../ui/Section';
import { SelectField } from '../../ui/SelectField';
import { SectionText } from '../../ui/RichText';
import { TextAndRail } from '../../ui/TextAndRail';
import { embedFrame, frameSandbox, frameSize } from './embedFrame';

const Preview = styled('iframe')({
  display: 'block',
  width: '100%',
  maxWidth: frameSize.width,
  height: frameSize.height,
  border: 0,
});

const titles = new Map(policyHeadings.map(({ id, title }) => [id, title]));
const names = new Map(languageIds.map((id) => [id, languages[id].name]));

/** For editors of other sites: a card, how it looks, and what to paste. */
export function ChooseCard() {
  const [id, setId] = useState<PolicyId>('1');
  const [language, setLanguage] = useState(pageLanguage);
  const slug = policySlugs[id];
  return (
    <TextAndRail
      opening={
        <Section id="choose-card" title={words.choose.heading}>
          <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: { md: '2fr 1fr' } }}>
            <SelectField
              name="policy"
              label={words.choose.policy}
              value={id}
              options={titles}
              onChange={(value) => setId(policyIds.find((each) => each === value) ?? id)}
            />
            <SelectField
              name="language"
              label={words.choose.language}
              value={language}
              options={names}
              onChange={(value) => setLanguage(languageIds.find((each) => each === value) ?? language)}
            />
          </Box>
        </Section>
      }
      rail={
        <Section id="card-preview" title={words.preview}>
          <Preview
            // A new frame for each card: another address in the same frame would be one more step of Back.
            key={pathIn(language, embedPath(slug))}
            src={pathIn(language, embedPath(slug))}
            title={embedTitles[language](id)}
            sandbox={frameSandbox}
            loading="lazy"
          />
        </Section>
      }
    >
      <Section id="card-line" title={words.line.heading}>
        <CopyField name="copyLine" text={embedFrame(id, language)} rows={4} words={words.line} />
      </Section>
      <Section id="card-address" title={words.address.heading}>
        <CopyField
          name="copyAddress"
          text={SITE_URL + pathIn(language, policyPath(slug))}
          words={words.address}
        />
      </Section>
      <SectionText section={words.facts} />
    </TextAndRail>
  );
}
