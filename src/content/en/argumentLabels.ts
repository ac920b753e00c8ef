import type { ArgumentLabels } from '../argumentIds';

/**
 * Each argument of each card in a few words, by its id. Write a whole sentence without its full stop: call scripts put
 * it into a sentence of their own, which would otherwise break off in the middle. `argumentIds.ts` says which ids there are, and which argument of the card has which.
 */
export const argumentLabels = {
  '1': {
    for: {
      a: 'Private sellers cannot tell who is barred',
      b: 'Many private buyers get no check',
      c: 'Checks already stop many sales',
      d: 'Most people in both parties favor it',
      e: 'It would slow the underground market',
    },
    against: {
      a: 'It burdens a constitutional right',
      b: 'Many crime guns come from the street',
      c: 'It is a step toward a registry',
      d: 'Fees for checks weigh most on low incomes',
      e: 'Studies of its effect disagree',
    },
  },
  '2': {
    for: {
      a: 'Many people would be free of debt',
      b: 'Small debts cause the most trouble',
      c: 'Income limits can aim relief at lower earners',
      d: 'Plans tied to income are slow',
      e: 'Borrowers were promised affordable college',
    },
    against: {
      a: 'Taxpayers would pay a high cost',
      b: 'It is unfair to people who repaid',
      c: 'Total debt could soon climb back',
      d: 'High earners would gain, too',
      e: 'Better plans exist already',
    },
  },
  '3': {
    for: {
      a: 'Coverage would be steadier',
      b: 'Medicare’s lower prices would cut health costs',
      c: 'Job plans could cost less',
      d: 'Insurance costs a lot until Medicare starts',
      e: 'People in hard jobs need it sooner',
    },
    against: {
      a: 'Federal deficits would grow',
      b: 'It would strain the hospital fund',
      c: 'Few uninsured people would gain',
      d: 'Hospitals would lose income',
      e: 'The cost would move to taxpayers',
    },
  },
  '4': {
    for: {
      a: 'More schooling adds more to budgets',
      b: 'Points can pick out skilled people',
      c: 'Skilled newcomers help firms grow',
      d: 'It would protect pay at the low end',
      e: 'Clear standards are better than chance',
    },
    against: {
      a: 'Fewer relatives could join their families here',
      b: 'Fewer people might be admitted',
      c: 'It misses workers who are needed',
      d: 'Family immigrants’ pay grows faster',
      e: 'It closes a path for Africans and others',
    },
  },
  '5': {
    for: {
      a: 'One price cuts emissions at the lowest cost',
      b: 'It could cut federal deficits',
      c: 'Rebates can protect families',
      d: 'It would curb harm to health and climate',
      e: 'A steady price is easier to plan for',
    },
    against: {
      a: 'It could slow the economy',
      b: 'Drivers would pay more',
      c: 'Rebates miss many families',
      d: 'Coal, oil and gas regions would lose jobs',
      e: 'The gain depends on other countries',
    },
  },
  '6': {
    for: {
      a: 'Most adults want more rules',
      b: 'Clear rights would let people act against misuse',
      c: 'Rights should not depend on where you live',
      d: 'One rulebook is simpler for firms',
      e: 'Less data kept means less stolen',
    },
    against: {
      a: 'It could undo stronger state laws',
      b: 'Lawsuits would add to the cost',
      c: 'Rules weigh most on small firms',
      d: 'The largest firms may gain',
      e: 'States can adapt faster',
    },
  },
  '7': {
    for: {
      a: 'Millions would get higher pay',
      b: 'Fewer people would live in poverty',
      c: 'Prices have outrun the old minimum',
      d: 'Better-paid workers stay and spend',
      e: 'Earlier increases cost few jobs',
    },
    against: {
      a: 'Some people would lose work',
      b: 'Prices and deficits would rise',
      c: 'Small firms would cut hours and jobs',
      d: 'One number ignores local prices',
      e: 'Few people earn the federal minimum',
    },
  },
  '8': {
    for: {
      a: 'Judges should fit the sentence to the person',
      b: 'Some minimums are too broad and severe',
      c: 'Shorter terms did not raise reoffending',
      d: 'Shorter terms save money',
      e: 'Minimums fall unevenly',
    },
    against: {
      a: 'Minimums persuade people to cooperate',
      b: 'Like crimes should bring like sentences',
      c: 'Dealers should not get shorter terms',
      d: 'Relief exists already',
      e: 'Longer terms protect other people',
    },
  },
  '9': {
    for: {
      a: 'Housing takes too much of many incomes',
      b: 'Tax credits add low-cost homes',
      c: 'Vouchers need not push up rents',
      d: 'Lasting vouchers cut homelessness',
      e: 'Grants reward towns that allow homes',
    },
    against: {
      a: 'Each voucher is a lasting cost',
      b: 'Landlords gain from rent aid',
      c: 'Towns should decide how land is used',
      d: 'Tax-credit homes cost too much',
      e: 'Investors get most of the gains',
    },
  },
  '10': {
    for: {
      a: 'One record means fewer repeated tests',
      f: 'VA’s waits are long',
      c: 'Rules in law protect veterans’ choice',
      d: 'Distance makes choice matter',
      e: 'Online care reaches rural veterans',
    },
    against: {
      a: 'The cost is rising',
      b: 'Patients’ safety is at stake',
      c: 'Known problems with the records system remain',
      d: 'Older veterans brought by ambulance fare better at VA',
      e: 'A fast rollout strains staff',
    },
  },
} as const satisfies ArgumentLabels;
