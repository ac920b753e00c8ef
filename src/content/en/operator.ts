/** Who runs the site, as its builder set it (docs/deploying.md). */
export const operator = {
  heading: 'Who runs this site',
  /** @param name as a link where the operator has a page. */
  runBy: (name: string) => `${name} runs this copy of Civic Voice and answers for what it says.`,
  none: 'This copy of Civic Voice has no operator. It is for trying out: nobody answers for what it says or reads mail sent to its address.',
  footer: (name: string) => `Run by ${name}`,
  footerNone: 'For trying out: this copy has no operator.',
  version: (version: string) => `Version ${version}`,
} as const;
