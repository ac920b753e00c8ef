/** On the cards of every language. Screen readers pronounce a name missing here as in the page's language. */
export const englishNames: readonly string[] = [
  '21st Century ROAD to Housing Act',
  'American Legion',
  'Bipartisan Background Checks Act of 2025',
  'Cato Institute',
  'Income-Based Repayment',
  'National Association for Gun Rights',
  'National Low Income Housing Coalition',
  'Pew Research Center',
  'Resources for the Future',
  'SECURE Data Act',
  'SMART Act',
  'Smarter Sentencing Act',
  'Veterans of Foreign Wars',
  'Veterans’ ACCESS Act',
];
