/*
 * Inlined into every page; runs before the first paint. It marks the root element, shows stored answers on their buttons
 * and tiles as soon as these are parsed, keeps what the visitor presses until the app is told, and loads the app. From
 * then on the store is the one source of truth.
 * Every byte is downloaded with every page, so this script imports next to nothing of the app.
 */
import { congressEnds } from '../content/congressEnds';
import { filterCards } from '../features/survey/filterCards';
import { showMark } from '../lib/showMark';
import { ifPossible, storageArea } from '../persistence/storageArea';
import { markAnswers } from './markAnswers';
import { answers, recordInput } from './recordInput';
import { showMarks } from './rootMarks';
import { loadScripts } from './scriptLoader';

function showAnswers() {
  if (Object.keys(answers).length > 0) markAnswers(answers);
}

document.documentElement.dataset.scripts = 'on';
// In the visitor's time zone, like `liveBill` of the letters. Chooses the sentence of features/survey/ModelBillNote.tsx.
if (Date.now() >= Date.parse(`${congressEnds}T00:00`)) document.documentElement.dataset.billsEnded = 'on';
const loading = loadScripts();
const input = recordInput();
window.early = {
  ...input,
  stop: () => {
    loading.stop();
    input.stop();
    document.removeEventListener('readystatechange', showAnswers);
  },
  failed: loading.failed,
};
document.addEventListener('readystatechange', showAnswers);
showMarks();
// Where storage is blocked the banner is hidden, as no choice could be stored. The app tells the visitor later.
if (!ifPossible(() => storageArea('local'))) showMark('consent', 'blocked');
filterCards(answers);
