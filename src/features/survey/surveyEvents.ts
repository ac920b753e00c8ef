import { createAction } from '@reduxjs/toolkit';

export const linkCopied = createAction('survey/linkCopied');

/** The device could not read the card aloud, or the code for it was lost. */
export const readingFailed = createAction('survey/readingFailed');
