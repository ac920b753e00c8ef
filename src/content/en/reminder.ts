/** Entries for the visitor’s calendar. They name neither a policy nor an answer: others may see the calendar. */
export const reminder = {
  heading: 'Remind me',
  text: 'A file for your calendar. It has no alarm and does not say what you wrote.',
  file: 'civic-voice-reminder.ics',
  ask: {
    button: 'Ask again in two weeks',
    summary: 'Ask again: has my member of Congress answered?',
    description: 'Offices take time. If no answer has come, a short second note or call is fine.',
  },
  congress: {
    button: 'New Congress, January 3',
    summary: 'A new Congress begins',
    description: 'Bills that did not become law have ended. Your members may have changed.',
  },
} as const;
