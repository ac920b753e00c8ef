import { createAction } from '@reduxjs/toolkit';

/** Everything the visitor entered was erased: the browser confirmed that, and that every tab that can hear was told. */
export const allErased = createAction('myData/allErased');

export const unreadableErased = createAction('myData/unreadableErased');

/** A file's data were stored. */
export const restored = createAction('myData/restored');

/** The browser refused to store data from a file or from another device, and nothing changed. */
export const restoreRefused = createAction('myData/restoreRefused');
