import { education } from 'words/education';
import { CardGrid, TitledCard } from '../../ui/cards';
import { Columns, Stack } from '../../ui/layout';
import { RichText, SectionText } from '../../ui/RichText';
import { Section } from '../../ui/Section';

export function StateAndFederal() {
  const words = education.stateAndFederal;
  return (
    <Section id="state-and-federal" title={words.heading}>
      <p>
        <RichText text={words.intro} />
      </p>
      <CardGrid>
        {[words.powers.federal, words.powers.state, words.powers.shared].map(({ heading, items }) => (
          <TitledCard key={heading} title={heading} level="h3" small>
            <ul>
              {items.map((item) => (
                <li key={item}>
                  <RichText text={item} />
                </li>
              ))}
            </ul>
          </TitledCard>
        ))}
      </CardGrid>
      <SectionText section={words.conflict} level="h3" />
      <SectionText section={words.floor} level="h3" />
      <Stack gap={12} before={32}>
        <h3>{words.examples.heading}</h3>
        <Columns as="dl">
          {words.examples.items.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>
                <RichText text={text} />
              </dd>
            </div>
          ))}
        </Columns>
      </Stack>
      <SectionText section={words.statesMakeLaw} level="h3" />
    </Section>
  );
}
