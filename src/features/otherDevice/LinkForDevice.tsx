import { styled } from '@mui/material/styles';
import { device as words } from 'words/device';
import { useAppSelector } from '../../hooks';
import { devicePath, wholeLink } from '../../paths';
import { LinkToCopy } from '../../ui/CopyButton';
import { QrCode } from '../../ui/QrCode';
import { TitledCard } from '../../ui/TitledCard';
import { selectStarred } from '../starred/starredSlice';
import { selectVotes } from '../votes/votesSlice';
import { encodeCarried } from './deviceCode';

const Panel = styled('div')({ marginBlockStart: 24, '@media print': { display: 'none' } });

/** The visitor's answers and stars as a link, to be opened on another device of theirs. */
export function LinkForDevice() {
  const votes = useAppSelector(selectVotes);
  const starred = useAppSelector(selectStarred);
  const isEmpty = Object.keys(votes).length + starred.length === 0;
  const link = wholeLink(devicePath(encodeCarried({ votes, starred })));
  return (
    <Panel>
      <TitledCard title={words.link.heading} level="h2">
        <p>{isEmpty ? words.link.nothing : words.link.text}</p>
        {!isEmpty && (
          <>
            <LinkToCopy link={link} words={words.link} />
            <QrCode link={link} words={words.link.qr} />
          </>
        )}
      </TitledCard>
    </Panel>
  );
}
