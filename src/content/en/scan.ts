export const scan = {
  heading: 'Scan codes',
  camera: 'What the camera sees',
  starting: 'Starting the camera. Your browser may ask if this page may use it.',
  ready: 'Hold up a phone that shows its QR code. Then the next one.',
  notOurs: 'This QR code holds no answers to compare.',
  /** The code has a name, is a student's own, or of a whole group: nobody in it is counted again. */
  repeated: 'This code has been counted already.',
  /** The code has no name: it may be another person's, so this asks. */
  again: 'This code has been counted already. Is it another person who gave the same answers?',
  /** The code has the name, or the student's letters, of one that was counted with other answers. */
  corrected:
    'Corrected: the new answers replace those with the same name or letters. Or is it another person?',
  countToo: 'Count another person',
  done: 'Done',
  turnOn: 'Turn the camera on',
  rule: 'A code counts once, however long you hold it. If the same code comes back, you are asked first: two people can have the same one.',
  onlyHere: 'The pictures stay in this browser. They are not kept or sent.',
  problems: {
    refused:
      'This page is not allowed to use the camera. Allow it in your browser’s settings for this site. Or close this and paste links.',
    missing: 'No camera was found. You can close this and paste links.',
    busy: 'The camera is off. Another app may be using it. Try again, or close this and paste links.',
    insecure:
      'Browsers give the camera only to secure pages, with an address that begins with https. You can close this and paste links.',
    notLoaded: 'The part that reads codes did not load. Try again, or close this and paste links.',
    left: 'The camera went off because you left this page.',
  },
} as const;
