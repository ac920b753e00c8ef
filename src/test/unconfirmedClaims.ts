import type { LanguageId } from '../content/languages';

/** In each language: a pattern that finds such a claim, and an example that it has to find. */
type InWords = Readonly<Record<LanguageId, readonly [claim: RegExp, example: string]>>;

/** What could not be confirmed at its source when the cards were written, and so must not be stated as a fact. */
export const unconfirmedClaims: readonly (readonly [about: string, words: InWords])[] = [
  [
    'the fate of the federal rule on who is in the business of selling guns',
    {
      en: [
        /\b(?:ATF|gun rule|2024 rule)\b[^.]*\b(?:vacated|struck|replac|withdr|repeal)/i,
        'A court vacated, and ATF replaced, the 2024 rule that was later vacated.',
      ],
      es: [
        /\b(?:ATF|(?:norma|regla) (?:de armas|de 2024))\b[^.]*(?:anul|invalid|reemplaz|retir|derog)/i,
        'La norma de 2024 fue anulada por un tribunal.',
      ],
    },
  ],
  [
    'how many states check private gun sales',
    {
      en: [
        /\b\d+ (?:more )?states\b[^.]*\b(?:checks?|gun sales)\b/i,
        '15 states require checks on all sales.',
      ],
      es: [/\b\d+ estados\b[^.]*(?:verific|ventas? de armas)/i, '15 estados exigen verificar cada venta.'],
    },
  ],
  [
    'RAND’s current rating of the evidence on private-sale checks',
    {
      en: [/\bRAND\b[^.]*\b(?:rat(?:es?|ed|ing)|evidence)\b/, 'RAND rates the evidence as limited.'],
      es: [
        /\bRAND\b[^.]*\b(?:califica|evidencia|pruebas)/,
        'La organización RAND califica la evidencia de limitada.',
      ],
    },
  ],
  [
    'whether any bill to cancel $10,000 is pending',
    {
      en: [/\b(?:no|a|one) (?:current|pending) bill\b/i, 'There is no current bill to do this.'],
      es: [
        /\bproyecto(?: de ley)? (?:pendiente|actual|en trámite)/i,
        'No hay ningún proyecto de ley pendiente para esto.',
      ],
    },
  ],
  [
    'the Part B premium of 2026 or 2027',
    {
      en: [/\$202\.90|\bPart B premium\b/i, 'The Part B premium is $202.90 a month.'],
      es: [/\$202\.90|\bprima de la Parte B\b/i, 'La prima de la Parte B es de $202.90 al mes.'],
    },
  ],
  [
    'whether an age-60 Medicare bill is before Congress',
    {
      en: [
        /\bno (?:age-60 )?(?:Medicare )?bill\b[^.]*\bCongress\b/i,
        'No age-60 bill is before this Congress.',
      ],
      es: [
        /\b(?:ningún|no hay un) proyecto\b[^.]*\bCongreso\b/i,
        'Ningún proyecto para los 60 años está ante el Congreso.',
      ],
    },
  ],
  [
    'people who lost a job among those who would join Medicare',
    {
      en: [
        /\bjob\b.*\b7\.3 million\b/i,
        'Coverage would outlast a job. It would be the main plan of 7.3 million more people.',
      ],
      es: [
        /\bempleo\b.*\b7\.3 millones\b/i,
        'El seguro no termina con un empleo. Sería el plan principal de 7.3 millones de personas más.',
      ],
    },
  ],
  [
    'what became of the pause for winners of the visa lottery',
    {
      en: [/\blottery winners?\b/i, 'Courts ruled against visa pauses for some lottery winners.'],
      es: [
        /\bganador(?:es)? de la lotería\b/i,
        'La justicia rechazó pausas para algunos ganadores de la lotería.',
      ],
    },
  ],
  [
    'the status of the Gold Card',
    {
      en: [/\bGold Card\b/i, 'The Gold Card offers another way in.'],
      es: [/\bGold Card\b|\btarjeta dorada\b/i, 'La tarjeta dorada ofrece otra vía de entrada.'],
    },
  ],
  [
    'how the lawsuits over the endangerment finding ended',
    {
      en: [/\bendangerment\b/i, 'Courts upheld the end of the endangerment finding.'],
      es: [
        /\bendangerment\b|\b(?:dictamen|determinación) de peligro\b/i,
        'Los tribunales confirmaron el fin del dictamen de peligro.',
      ],
    },
  ],
  [
    'the status of the federal methane fee',
    {
      en: [/\bmethane\b/i, 'The methane fee is blocked.'],
      es: [/\bmetano\b/i, 'El cobro por el metano está bloqueado.'],
    },
  ],
  [
    'which or how many states are at a given minimum wage',
    {
      en: [/\b\d+ states\b[^.]*(?:\$\d|\bwage|\bminimum)/i, '18 states are at $15 or more.'],
      es: [/\b\d+ estados\b[^.]*(?:\$\d|\bsalario|\bmínimo)/i, '18 estados ya están en $15 o más.'],
    },
  ],
  [
    'the minimum wage figures of 2025 and newer CBO runs',
    {
      en: [
        /\b(?:Bureau of Labor Statistics|BLS)\b[^.]*\b202[5-9]\b|\bCBO\b[^.]*\bin 202[5-9]\b[^.]*\b(?:jobs|poverty)\b/i,
        'The Bureau of Labor Statistics counted fewer in 2025.',
      ],
      es: [
        /\bEstadísticas Laborales\b[^.]*\b202[5-9]\b|\b(?:CBO|Oficina de Presupuesto)\b[^.]*\ben 202[5-9]\b[^.]*\b(?:empleos|pobreza)\b/i,
        'La Oficina de Estadísticas Laborales contó menos en 2025.',
      ],
    },
  ],
  [
    'the saving from the 2026 sentencing bill',
    {
      en: [/\$3 billion\b/i, 'It would save about $3 billion over ten years.'],
      es: [/\$3 mil millones\b/i, 'Ahorraría unos $3 mil millones en diez años.'],
    },
  ],
  [
    'what an earlier sentencing bill would save beyond prisons, where it would cost more',
    {
      en: [/^(?!.*\bprisons?\b).*\$4 billion\b/i, 'Shorter terms save $4 billion in ten years.'],
      es: [
        /^(?!.*\bprisi(?:ón|ones)\b).*\$4 mil millones\b/i,
        'Las penas más cortas ahorran $4 mil millones en diez años.',
      ],
    },
  ],
  [
    'sentencing figures newer than fiscal 2022',
    {
      en: [/\bfiscal (?:year )?202[3-9]\b/i, 'In fiscal 2024, fewer were convicted under one.'],
      es: [
        /\baño fiscal (?:de )?202[3-9]\b[^.]*\b(?:conden|pena)|\b(?:conden|pena)[^.]*\baño fiscal (?:de )?202[3-9]\b/i,
        'En el año fiscal 2024 hubo menos condenas.',
      ],
    },
  ],
  [
    'the newest count of people without homes',
    {
      en: [
        /\b771,000\b|\b(?:homeless|without homes?)\b[^.]*\b(?:one night|January 202\d)\b/i,
        'About 771,000 people were homeless on one night.',
      ],
      es: [
        /\b771,000\b|\bsin (?:hogar|techo|vivienda)\b[^.]*\b(?:una(?: sola)? noche|enero de 202\d)\b/i,
        'Había unas 771,000 personas sin hogar en una sola noche.',
      ],
    },
  ],
  [
    'which sites started the veterans’ record system in 2026',
    {
      en: [
        /\b(?:Michigan|Ohio|Kentucky|Indiana|Cleveland|Alaska)\b|\bsites?\b[^.]*\b(?:went live|in 2026)\b/i,
        'Four sites in Michigan went live in April.',
      ],
      es: [
        /\b(?:M[ií]chigan|Ohio|Kentucky|Indiana|Cleveland|Alaska)\b|\bcentros\b[^.]*\b(?:empezaron|en 2026)\b/i,
        'Cuatro centros de Míchigan empezaron en abril.',
      ],
    },
  ],
  [
    'a wait of 20 days as the limit for all care of Veterans Affairs, also that of specialists',
    {
      en: [
        /\b20 days, its (?!limit for primary and mental health care\b)/i,
        '44% of its appointments took over 20 days, its standard.',
      ],
      es: [
        /\b20 días, su (?!límite en atención primaria y mental\b)/i,
        'El 44% de sus citas tardó más de 20 días, su norma.',
      ],
    },
  ],
  [
    'cases of harm that the inspector general of Veterans Affairs counted and did not only report',
    {
      en: [/\binspector general\b[^.]*\bcounted\b/i, 'VA’s inspector general counted 149 cases of harm.'],
      es: [/\binspector general\b[^.]*\bcontó\s/i, 'El inspector general del VA contó 149 casos de daño.'],
    },
  ],
  [
    'the budget of Veterans Affairs for 2026 and 2027',
    {
      en: [
        /\bbudget\b[^.]*\b(?:fiscal )?202[67]\b|\$339\.5 billion/i,
        'Its budget for fiscal 2027 is larger.',
      ],
      // Case-sensitive: the Budget Office (Oficina de Presupuesto) may be named beside such years.
      es: [
        /\bpresupuesto\b[^.]*\b202[67]\b|\$339\.5 mil millones/,
        'El presupuesto del año fiscal 2027 sube.',
      ],
    },
  ],
  [
    'how federal law classes marijuana',
    {
      en: [/\b(?:marijuana|cannabis)\b/i, 'Marijuana is a Schedule I drug.'],
      es: [/\b(?:marihuana|cannabis)\b/i, 'La marihuana es una droga de la Lista I.'],
    },
  ],
  [
    'the running total of vetoes and overrides',
    {
      en: [
        /\b(?:2,[56]\d\d|about 2,600) vetoes\b|\b11\d\b[^.]*\boverrid/i,
        'Of about 2,600 vetoes, 112 were overridden.',
      ],
      es: [/\b2,[56]\d\d vetos\b|\b11\d\b[^.]*\banul/i, 'De unos 2,600 vetos, 112 se anularon.'],
    },
  ],
  [
    'whether proof of citizenship is needed to register to vote',
    {
      en: [/\bproof of citizenship\b|\bcitizenship papers\b/i, 'Voters must now show proof of citizenship.'],
      es: [
        /\b(?:pruebas?|comprobantes?|documentos) de ciudadanía/i,
        'Ahora se debe mostrar una prueba de ciudadanía.',
      ],
    },
  ],
  [
    'the file rules for online passport photos',
    {
      en: [/\b(?:HEIC|HEIF|10 MB)\b/, 'The photo may be HEIC, up to 10 MB.'],
      es: [/\b(?:HEIC|HEIF|10 MB)\b/, 'La foto puede ser HEIC, de hasta 10 MB.'],
    },
  ],
];
