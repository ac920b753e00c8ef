import { language } from 'words/language';
import { operator as words } from 'words/operator';
import { MarkersContext, SectionText } from '../../ui/RichText';

/** Says who runs the site and who pays for it, which visitors want to know before they trust it. */
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
