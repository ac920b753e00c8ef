type GivenAnswers = Readonly<Record<string, string>>;

/**
 * Shows the visitor's answers on buttons, tiles and counts. Before hydration this is the only thing that does; after it,
 * React does not know these marks and changes only what it rendered itself, so an answer that another tab changed
 * meanwhile would stay marked beside the new one.
 */
export function markAnswers(answers: GivenAnswers): void {
  for (const button of elements('button[data-answer]')) markButton(button, answers);
  for (const tile of elements('[data-own] [data-tile]')) markTile(tile, answers);
  for (const count of elements('[data-count]')) markCount(count, Object.keys(answers).length);
}

const elements = (selector: string) => document.querySelectorAll<HTMLElement>(selector);

function markButton(button: HTMLElement, answers: GivenAnswers) {
  const { policy = '', answer } = button.dataset;
  button.setAttribute('aria-pressed', String(answers[policy] === answer));
}

function markTile({ dataset }: HTMLElement, answers: GivenAnswers) {
  const answer = answers[dataset.tile ?? ''];
  if (answer) dataset.answer = answer;
  else delete dataset.answer;
}

/** With a total in `data-count`, the number is how many are left. */
function markCount({ dataset, firstChild }: HTMLElement, answered: number) {
  const shown = dataset.count ? Number(dataset.count) - answered : answered;
  if (firstChild?.nodeValue) firstChild.nodeValue = firstChild.nodeValue.replace(/\d+/, String(shown));
}
