/** A calendar to subscribe to (`app/openData/congressCalendar.ts`): days that the law fixes, and come again. */
export const congressCalendar = {
  name: 'Days of Congress, by Civic Voice',
  days: {
    newCongress: {
      summary: 'A new Congress begins',
      description:
        'The last one ends at noon. Bills that did not become law have ended and would have to be introduced again. Your members may have changed.',
    },
    yourMembers: {
      summary: 'Who represents you now?',
      description:
        'A new Congress began two weeks ago. Look up your members again, and write to them while they choose what to work on.',
    },
    secondSession: {
      summary: 'The second session of this Congress begins',
      description:
        'Bills of last year go on. They end with this Congress, a year from now. Congress may meet on another day.',
    },
    election: {
      summary: 'Federal election day',
      description:
        'All seats in the House, about a third of those in the Senate, and every four years the President. The official site vote.gov says how to register.',
    },
  },
} as const;
