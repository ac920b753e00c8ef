/** Least height of the member card's part. The form that the card replaces is hidden at the same height: nothing shifts. */
export const cardRoom = 'max(560px, 70vh)';
