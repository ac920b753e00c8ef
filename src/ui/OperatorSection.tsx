import { language } from 'words/language';
import { operator as words } from 'words/operator';
import { MarkersContext, SectionText } from './RichText';

/** A build without `OPERATOR` shows it too: visitors of a trial copy must learn that nobody answers for it. */
export function OperatorSection() {
  const links = OPERATOR?.url ? { operator: { url: OPERATOR.url } } : {};
  const name = OPERATOR?.url ? `{{operator|${OPERATOR.name}}}` : OPERATOR?.name;
  const funding = OPERATOR?.funding?.[language];
  const paragraphs = [name === undefined ? words.none : words.runBy(name), ...(funding ? [funding] : [])];
  return (
    <MarkersContext value={{ links }}>
      <SectionText section={{ heading: words.heading, paragraphs }} />
    </MarkersContext>
  );
}
