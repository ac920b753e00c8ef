/**
 * Shows the visitor's answers on buttons, tiles and counts. Before hydration this is the only thing that does; after it,
 * React does not know these marks and changes only what it rendered itself, so an answer that another tab changed
 * meanwhile would stay marked beside the new one.
 */
export function markAnswers(answers: Readonly<Record<string, string>>): void {
  for (const button of document.querySelectorAll<HTMLElement>('button[data-answer]')) {
    const { policy = '', answer } = button.dataset;
    button.setAttribute('aria-pressed', String(answers[policy] === answer));
  }
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-own] [data-tile]')) {
    const answer = answers[dataset.tile ?? ''];
    if (answer) dataset.answer = answer;
    else delete dataset.answer;
  }
  const answered = Object.keys(answers).length;
  for (const { dataset, firstChild } of document.querySelectorAll<HTMLElement>('[data-count]')) {
    // With a total in `data-count`, the number is how many are left.
    const count = dataset.count ? Number(dataset.count) - answered : answered;
    if (firstChild) firstChild.nodeValue = firstChild.nodeValue?.replace(/\d+/, String(count)) ?? '';
  }
}
