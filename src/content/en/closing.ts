/** The only page of a site that has ended (`npm run build -- --closing`). */
export const closing = {
  title: 'Civic Voice has ended here',
  text: 'This site is no longer run at this address. What you entered was never sent to anybody: it is in this browser, if it is anywhere. Save it or erase it here, while this page lasts.',
  moved:
    'It goes on at another address. Save your copy here; there, on the Cookie Policy page, choose “Restore from a file”.',
  movedLink: 'Go to the new address',
  holds: 'Something you entered is still in this browser.',
  empty: 'Nothing you entered is in this browser.',
  blocked: 'This browser does not let the page see whether anything is stored.',
  save: 'Save a copy',
  saveHint:
    'A file with your answers, your stars, your letters’ name and address, and your registration with its photo, without the password. What the site could not read comes as a second file.',
  saved: 'The browser is saving the file. Open it once to see that it is there.',
  erase: 'Erase everything',
  erased: 'Everything is erased from this browser, also the pages kept for reading offline.',
  notErased:
    'The browser did not let the page erase everything. Erase this site’s data in the browser’s settings.',
  needsScripts:
    'Saving and erasing need JavaScript. Without it, erase this site’s data in the browser’s settings.',
} as const;
