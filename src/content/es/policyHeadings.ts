import { headingsOf } from '../policyIds';

/** The fixed policies by name, in order. Kept apart from their texts: most of the site needs only these. */
export const policyHeadings = headingsOf({
  '1': { category: 'Control de armas', title: 'Verificación universal de antecedentes' },
  '2': { category: 'Educación', title: 'Condonación de préstamos estudiantiles' },
  '3': { category: 'Atención médica', title: 'Ampliación de Medicare' },
  '4': { category: 'Inmigración', title: 'Sistema de inmigración basado en méritos' },
  '5': { category: 'Medio ambiente', title: 'Política de impuesto al carbono' },
  '6': { category: 'Tecnología', title: 'Protección de la privacidad de los datos' },
  '7': { category: 'Economía', title: 'Aumento del salario mínimo federal' },
  '8': { category: 'Justicia penal', title: 'Reforma de las penas mínimas obligatorias' },
  '9': { category: 'Vivienda', title: 'Iniciativa de vivienda asequible' },
  '10': { category: 'Asuntos de los Veteranos', title: 'Modernización de la atención médica para veteranos' },
});
