/*
 * The script of the page that a site shows once it has ended (`scripts/build/buildClosing.ts`). Without it, visitors
 * could neither save nor erase what the site stored, and its service workers would go on showing the pages that have
 * ended. Plain DOM: the page has nothing else to do.
 */
import { closing } from 'words/closing';
import { yourData } from 'words/yourData';
import { persistedReasons } from '../../features/answers/reasons';
import { persistedStars } from '../../features/answers/starredSlice';
import { persistedVotes } from '../../features/answers/votes';
import { persistedSender } from '../../features/letter/senderSlice';
import { persistedMember } from '../../features/membership/registrationSlice';
import { buildDataFile } from '../../features/myData/dataFile';
import { dropKeptPages } from '../../features/myData/dropKeptPages';
import { saveBlob } from '../../lib/saveBlob';
import { readInventory, readStoredText } from '../../features/myData/inventory';
import { readText } from '../../persistence/fieldTransform';
import { openTabChannel } from '../../persistence/openTabChannel';
import type { PersistedField } from '../../persistence/persistedField';
import { areaNames, removeKeys, storageArea } from '../../persistence/storageArea';
import { isEntered, isOwnKey, storageKeys } from '../../persistence/storageLifetimes';

/** After Decline it is in the tab's own area, which wins as it is newer. */
function stored<Value>(key: string, field: PersistedField<Value>, none: Value): Value {
  for (const area of ['session', 'local'] as const) {
    const text = readStoredText({ name: key, area });
    const value = text === null ? undefined : readText(field, text);
    if (value !== undefined) return value;
  }
  return none;
}

function save(): void {
  const text = buildDataFile({
    votes: stored('votes', persistedVotes, {}),
    reasons: stored('reasons', persistedReasons, {}),
    starred: stored('starred', persistedStars, []),
    sender: stored('sender', persistedSender, null),
    member: stored('user', persistedMember, null),
    withPhoto: true,
    at: new Date(),
  });
  saveBlob(yourData.download.fileName, new Blob([text], { type: 'application/json;charset=utf-8' }));
  for (const area of areaNames) {
    const unreadable = readStoredText({ name: 'unreadable', area });
    if (unreadable !== null)
      saveBlob('unreadable.txt', new Blob([unreadable], { type: 'text/plain;charset=utf-8' }));
  }
}

async function erase(): Promise<void> {
  for (const area of areaNames) removeKeys(storageArea(area), isOwnKey);
  const channel = openTabChannel();
  channel?.postMessage(storageKeys);
  await dropKeptPages();
  if (!channel) throw new Error('A page of the site in another tab may still hold what was erased.');
}

const [saveButton, eraseButton] = document.querySelectorAll('button');
const status = document.querySelector('[role=status]');

function say(text: string): void {
  if (status) status.textContent = text;
}

function showStored(): void {
  const inventory = readInventory();
  const holds = inventory?.some(({ name, empty }) => isEntered(name) && !empty) ?? false;
  for (const button of [saveButton, eraseButton]) if (button) button.hidden = inventory === null;
  if (saveButton) saveButton.hidden = !holds;
  say(inventory === null ? closing.blocked : holds ? closing.holds : closing.empty);
}

saveButton?.addEventListener('click', () => {
  save();
  say(closing.saved);
});
eraseButton?.addEventListener('click', () => {
  erase().then(
    () => {
      showStored();
      say(closing.erased);
    },
    () => say(closing.notErased),
  );
});
showStored();
// Not only on a press: otherwise this site's worker would go on answering for the next owner of the address.
dropKeptPages().catch(() => undefined);
