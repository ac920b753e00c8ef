import { device as words } from 'words/device';
import { useAppSelector } from '../../lib/hooks';
import { devicePath, wholeLink } from '../../lib/paths';
import { TitledCard } from '../../ui/TitledCard';
import { CopyField } from '../../ui/CopyField';
import { QrCode } from '../../ui/QrCode';
import { RichText } from '../../ui/RichText';
import { selectStarred } from '../answers/starredSlice';
import { selectVotes } from '../answers/votesSlice';
import { encodeDeviceCode } from './deviceCode';

export function LinkForDevice() {
  const votes = useAppSelector(selectVotes);
  const starred = useAppSelector(selectStarred);
  const isEmpty = Object.keys(votes).length + starred.length === 0;
  const link = wholeLink(devicePath(encodeDeviceCode({ votes, starred })));
  return (
    <TitledCard title={words.link.heading} level="h2" screenOnly>
      <p>{isEmpty ? words.link.nothing : words.link.text}</p>
      {!isEmpty && (
        <>
          <p>
            <RichText text={words.link.more} />
          </p>
          <CopyField text={link} words={words.link} />
          <QrCode link={link} words={words.link.qr} />
        </>
      )}
    </TitledCard>
  );
}
