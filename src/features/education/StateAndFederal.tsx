import { education } from 'words/education';
import { CardGrid, TitledCard } from '../../ui/cards';
import { CompactList, ExampleList, ExamplesTitle } from '../../ui/educationParts';
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
            <CompactList>
              {items.map((item) => (
                <li key={item}>
                  <RichText text={item} />
                </li>
              ))}
            </CompactList>
          </TitledCard>
        ))}
      </CardGrid>
      <SectionText section={words.conflict} level="h3" />
      <SectionText section={words.floor} level="h3" />
      <ExamplesTitle variant="h3">{words.examples.heading}</ExamplesTitle>
      <ExampleList>
        {words.examples.items.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>
              <RichText text={text} />
            </dd>
          </div>
        ))}
      </ExampleList>
      <SectionText section={words.statesMakeLaw} level="h3" />
    </Section>
  );
}
