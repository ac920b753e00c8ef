import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { seeForYourself as words } from 'words/seeForYourself';
import { hashListAddress } from '../../lib/paths';
import { ifPossible } from '../../persistence/storageArea';
import { ExternalLink } from '../../ui/ExternalLink';
import { RichText } from '../../ui/RichText';
import { Section } from '../../ui/Section';
import { StackingTable } from '../../ui/StackingTable';
import { askedFor } from './askedFor';
import type { AskedFor } from './askedFor';
import { readEverything } from './inventory';
import { humanSize } from './StoredNow';
import { useInventory } from './useInventory';

/** The id of the part's title. */
export const seeForYourselfId = 'see-for-yourself';

export function SeeForYourself() {
  return (
    <Section id={seeForYourselfId} title={words.heading}>
      <Typography>{words.intro}</Typography>
      <Requests />
      <EverythingStored />
      <Section id="three-tests" title={words.tests.heading} level="h3">
        <List component="ol">
          {words.tests.list.map((text) => (
            <ListItem key={text} divider>
              {text}
            </ListItem>
          ))}
        </List>
        <Typography>
          {/* A file, and no page of the router. */}
          <Link component="a" href={hashListAddress}>
            {words.hashes}
          </Link>
        </Typography>
        <Typography>
          {SOURCE_URL ? (
            <ExternalLink href={SOURCE_URL}>{words.source}</ExternalLink>
          ) : (
            <RichText text={words.askForSource} />
          )}
        </Typography>
      </Section>
    </Section>
  );
}

/** Live: what is fetched ahead, or by a press, is counted as soon as it is there. */
function Requests() {
  const { requests } = words;
  const [asked, setAsked] = useState<AskedFor>();
  useEffect(() => {
    const urls: string[] = [];
    const observer = new PerformanceObserver((list) => {
      urls.push(...list.getEntries().map(({ name }) => name));
      setAsked(askedFor(location.href, urls));
    });
    // With those from before: the browser keeps the first 250.
    observer.observe({ type: 'resource', buffered: true });
    return () => observer.disconnect();
  }, []);
  const { files = 0, hosts = [] } = asked ?? {};
  return (
    <Section id="requests" title={requests.heading} level="h3">
      <Typography aria-busy={!asked}>
        {!asked && <noscript>{requests.none}</noscript>}
        {hosts.length === 1 && requests.own(files, hosts[0] ?? '')}
        {hosts.length > 1 && requests.more(files, hosts.join(', '))}
      </Typography>
    </Section>
  );
}

function EverythingStored() {
  const { stored } = words;
  const entries = useInventory(readEverything);
  const cookies = entries === undefined ? '' : (ifPossible(() => document.cookie) ?? '');
  return (
    <Section id="everything-stored" title={stored.heading} level="h3">
      {entries === null && <Typography>{stored.blocked}</Typography>}
      {entries?.length === 0 && <Typography>{stored.nothing}</Typography>}
      {entries && entries.length > 0 && (
        <StackingTable
          caption={stored.heading}
          captionHidden
          columns={[
            { name: stored.columns.key },
            { name: stored.columns.place },
            { name: stored.columns.bytes, onPhone: 'corner' },
          ]}
          rows={entries.map(({ name, area, bytes }) => ({
            id: `${area} ${name}`,
            title: <code>{name}</code>,
            cells: [stored.places[area], humanSize(bytes)] as const,
          }))}
        />
      )}
      <Typography data-needs-scripts>{cookies === '' ? stored.noCookies : stored.cookies}</Typography>
    </Section>
  );
}
