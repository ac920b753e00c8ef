/** On the cards of every language. Screen readers pronounce a name missing here as in the page's language. */
export const englishNames: readonly string[] = [
  '21st Century ROAD to Housing Act',
  'American Legion',
  'Bipartisan Background Checks Act of 2025',
  'Cato Institute',
  'Committee for a Responsible Federal Budget',
  'HEROES Act',
  'Income-Based Repayment',
  'KIDS Act',
  'National Association for Gun Rights',
  'Pew Research Center',
  'Resources for the Future',
  'SECURE Data Act',
  'SMART Act',
  'Smarter Sentencing Act',
  'Veterans of Foreign Wars',
  'Veterans’ ACCESS Act',
];
