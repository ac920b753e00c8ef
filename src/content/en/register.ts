export const register = {
  meta: {
    title: 'Join Our Community',
    description:
      'Join Civic Voice with your name, email and a passport-style photo. Your details stay in this browser; nothing is sent or published.',
  },
  heading: 'Join Our Community',
  lead: 'Make yourself a member card. It stays in this browser and is sent nowhere. It takes two minutes and a photo.',
  /** Must say that nothing is sent and nobody is verified: a registration form suggests both. */
  honest:
    'Your membership is saved only in this browser. Nothing is sent to us or published. Members may choose to share their views openly; nobody verifies members.',
  /** Must say that this is no voter registration: a visitor who took it for one could not vote. */
  notVoting: {
    text: 'This does not register you to vote.',
    link: 'To register to vote, go to vote.gov',
    instead: 'Register to vote at vote.gov',
  },
  gains: {
    heading: 'What you get',
    items: [
      { title: 'A card of your own', text: 'With your name and photo, in this browser.' },
      {
        title: 'Your name on what you share',
        text: 'Only if you choose it. Without that, a link has no name.',
      },
      {
        title: 'Letters with your name filled in',
        text: 'One press fills it in when you write to Congress. You send the letter yourself.',
      },
    ],
  },
  needsScripts:
    'Registering needs JavaScript, which is off in this browser. Without it, nothing you type here can be saved.',
  needsSecure:
    'This page was not opened over a secure connection, so your password cannot be protected. Please open it with https to register.',
  fields: {
    firstName: 'First Name',
    lastName: 'Last Name',
    email: 'Email',
    password: 'Password',
    photo: 'Photo',
  },
  /** Must say what each field is used for: visitors are asked for personal data. */
  allNeeded:
    'Please fill in every field. Your name is for the card, and for letters and links if you want it there. Email and photo are for the card only. Nothing uses the password today.',
  missing: {
    firstName: 'Please enter your first name.',
    lastName: 'Please enter your last name.',
    email: 'Please enter your email address.',
    password: 'Please choose a password.',
    photo: 'Please choose a photo.',
  },
  /** The heading of the list of everything that is missing or wrong. */
  problems: 'There is a problem',
  emailMalformed: 'This doesn’t look like an email address. It should look like ana@example.com.',
  changedElsewhere: {
    text: (saved: string) => `Another tab saved “${saved}” here. Saving replaces it with yours.`,
    password: 'Another tab saved a different password. Saving replaces it with this one.',
    photo: 'Another tab saved a different photo. Saving replaces it with this one.',
  },
  register: 'Register',
  confirm: {
    title: 'Before you register',
    text: 'By registering, you confirm that all provided information is accurate and belongs to you. Do you agree?',
    confirm: 'I agree',
    cancel: 'Cancel',
  },
  leave: {
    title: 'Leave this page?',
    text: 'What you entered is not saved yet. It will be lost if you leave.',
    confirm: 'Leave',
    cancel: 'Stay here',
  },
  edit: {
    heading: 'Edit your details',
    save: 'Save changes',
    cancel: 'Cancel',
    discard: {
      title: 'Discard your changes?',
      text: 'What you changed is not saved yet.',
      confirm: 'Discard',
      cancel: 'Keep editing',
    },
    passwordHint: 'Leave this blank to keep your current password. A new one needs at least 8 characters.',
    photoHint: 'Your current photo stays unless you choose another one.',
    keepPhoto: 'Keep my current photo',
  },
  password: {
    hint: 'At least 8 characters. Nothing on this site uses it today. Only a code made from it is saved, in this browser. Do not reuse a password from another site.',
    show: 'Show',
    hide: 'Hide',
    /** Follows “Show” and “Hide” for visitors who can't see which field the button belongs to. */
    toggleWhat: 'password',
    tooShort: 'Please choose a password of at least 8 characters.',
    ownNameOrEmail: 'Your own name or email is easy to guess. Please choose another password.',
  },
  photo: {
    hint: 'Upload a passport-style photo (2x2 inches, with a white background), like the sample. This page crops it, makes it smaller and removes hidden data, such as where it was taken.',
    preparing: 'Preparing your photo…',
    ready: 'Your photo is ready.',
    adviceHeading: 'You can use this photo as it is. This would make it better.',
    advice: {
      small: 'The photo is small. It looks sharper at 600 by 600 pixels or more.',
      notSquare:
        'The photo was not square, so it was cropped to a square. Move it until your head fits the oval.',
      background: 'The background is not plain and light. A white wall works well.',
      blurry: 'The photo looks blurry. Hold the camera still and wait for it to focus.',
      dark: 'The photo is dark. Face a window or a lamp.',
      bright: 'The photo is very bright. Step out of direct light.',
      several: 'You chose more than one photo. Only the first one is used.',
    },
    problems: {
      empty: 'This file is empty. Please choose another photo.',
      notImage: 'We could not read this file as an image. Please choose a JPEG, PNG or WebP photo.',
      svg: 'This is a drawing (SVG), not a photo. Please choose a JPEG, PNG or WebP photo.',
      heic: 'This browser cannot open HEIC photos. Save the photo as JPEG and choose it again.',
      unsupported: 'This browser cannot open this kind of image. Please choose a JPEG, PNG or WebP photo.',
      damaged:
        'This photo could not be read; part of it may be missing or damaged. Please copy or download it again, or choose another one.',
      tooHeavy: 'This file is larger than 25 MB. Please choose a smaller one.',
      tooManyPixels:
        'This photo has more than 100 megapixels, too many to open safely. Please choose a smaller one.',
      notPossible: 'This browser could not prepare the photo. Please try a smaller photo or another browser.',
      notLoaded:
        'The part that prepares photos did not load. Check your connection, then choose the photo again.',
    },
    crop: {
      heading: 'Fit your head into the oval',
      help: 'Drag the photo, or use the buttons and sliders below.',
      /** Accessible name of the frame: has to say that arrow keys move the picture. */
      frame: 'Crop frame. Arrow keys move the image.',
      zoom: 'Zoom',
      smaller: 'Smaller',
      larger: 'Larger',
      turn: 'Turn',
      turnLeft: 'Turn left',
      turnRight: 'Turn right',
      degrees: (count: number) => `${count}°`,
      percent: (count: number) => `${count}%`,
      move: 'Move',
      left: 'Move left',
      right: 'Move right',
      up: 'Move up',
      down: 'Move down',
      reset: 'Start over',
      failed: 'The part that crops photos did not load, so the middle of your photo is used.',
    },
  },
  sample: {
    heading: 'A photo that works',
    /** Fixed by the site's owner (`register.test.ts`), so it is not to be improved. */
    caption: '2x2 inches, white background',
    edge: '2 in',
    head: '1 to 1⅜ in',
    items: [
      'Look straight at the camera, with both eyes open.',
      'Take off glasses and hats.',
      'Stand in even light in front of a plain white wall.',
    ],
  },
  card: {
    /** Also the title of the page for a member. */
    heading: 'You have joined',
    preview: 'Your card so far',
    site: 'Civic Voice',
    status: 'Member in this browser',
    photoOf: (name: string) => `Photo of ${name}`,
    edit: 'Edit',
    remove: 'Remove',
    next: {
      heading: 'What you can do with it',
      share: 'Share your answers with your name',
      letter: 'Write or call with your name filled in',
    },
    notes: [
      'Your membership is saved only in this browser. Nothing is sent to us or published, and nobody verifies members.',
      'Your browser may erase it. Safari erases it after seven days of use without a visit.',
    ],
    confirmRemove: {
      title: 'Remove your registration?',
      text: 'Your name, email, password and photo will be erased from this browser. Your survey answers stay, and so do letters with your name in them and a signature that you asked to remember. This does not change your voter registration.',
      confirm: 'Remove',
      cancel: 'Cancel',
    },
  },
} as const;
