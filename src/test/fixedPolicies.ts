/**
 * What the site's owner fixed about the policies, written down a second time on purpose: tests that
 * read the titles from the content would agree with any rewording. Order and ids are fixed too.
 */
export const fixedPolicies = [
  { id: '1', category: 'Gun Control', title: 'Universal Background Checks' },
  { id: '2', category: 'Education', title: 'Student Loan Forgiveness' },
  { id: '3', category: 'Healthcare', title: 'Medicare Expansion' },
  { id: '4', category: 'Immigration', title: 'Merit-Based Immigration System' },
  { id: '5', category: 'Environment', title: 'Carbon Tax Policy' },
  { id: '6', category: 'Technology', title: 'Data Privacy Protection' },
  { id: '7', category: 'Economy', title: 'Federal Minimum Wage Increase' },
  { id: '8', category: 'Criminal Justice', title: 'Mandatory Sentencing Reform' },
  { id: '9', category: 'Housing', title: 'Affordable Housing Initiative' },
  { id: '10', category: 'Veterans Affairs', title: 'Veterans Healthcare Modernization' },
] as const;

/** Their categories and titles in Spanish, fixed in the same way. */
export const fixedPoliciesInSpanish = [
  { category: 'Control de armas', title: 'Verificación universal de antecedentes' },
  { category: 'Educación', title: 'Condonación de préstamos estudiantiles' },
  { category: 'Atención médica', title: 'Ampliación de Medicare' },
  { category: 'Inmigración', title: 'Sistema de inmigración basado en méritos' },
  { category: 'Medio ambiente', title: 'Política de impuesto al carbono' },
  { category: 'Tecnología', title: 'Protección de la privacidad de los datos' },
  { category: 'Economía', title: 'Aumento del salario mínimo federal' },
  { category: 'Justicia penal', title: 'Reforma de las penas mínimas obligatorias' },
  { category: 'Vivienda', title: 'Iniciativa de vivienda asequible' },
  { category: 'Asuntos de los Veteranos', title: 'Modernización de la atención médica para veteranos' },
] as const;
