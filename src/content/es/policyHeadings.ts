import { headingsOf } from '../policyIds';

export const policyHeadings = headingsOf({
  '1': {
    category: 'Control de armas',
    title: 'Verificación universal de antecedentes',
    question:
      '¿Debería empezar casi toda venta de armas de fuego del país con una verificación de antecedentes?',
  },
  '2': {
    category: 'Educación',
    title: 'Condonación de préstamos estudiantiles',
    question:
      '¿Debería el gobierno federal perdonar parte de lo que la gente debe por préstamos estudiantiles?',
  },
  '3': {
    category: 'Atención médica',
    title: 'Ampliación de Medicare',
    question: '¿Debería la gente poder inscribirse en Medicare cinco años antes?',
  },
  '4': {
    category: 'Inmigración',
    title: 'Sistema de inmigración basado en méritos',
    question: '¿Debería el país elegir a más de sus inmigrantes permanentes por lo que saben hacer?',
  },
  '5': {
    category: 'Medio ambiente',
    title: 'Política de impuesto al carbono',
    question:
      '¿Debería el gobierno federal cobrar por cada tonelada de dióxido de carbono del carbón, el petróleo y el gas natural?',
  },
  '6': {
    category: 'Tecnología',
    title: 'Protección de la privacidad de los datos',
    question:
      '¿Debería una sola ley nacional fijar reglas para los datos personales que reúnen las empresas?',
  },
  '7': {
    category: 'Economía',
    title: 'Aumento del salario mínimo federal',
    question: '¿Debería subir a $15 por hora el salario más bajo que la ley permite en el país?',
  },
  '8': {
    category: 'Justicia penal',
    title: 'Reforma de las penas mínimas obligatorias',
    question: '¿Debería el Congreso acortar o suavizar algunas penas mínimas federales de prisión?',
  },
  '9': {
    category: 'Vivienda',
    title: 'Iniciativa de vivienda asequible',
    question: '¿Debería el gobierno federal gastar más para bajar el costo de la vivienda?',
  },
  '10': {
    category: 'Asuntos de los Veteranos',
    title: 'Modernización de la atención médica para veteranos',
    question:
      '¿Debería una ley modernizar historiales de Asuntos de los Veteranos (VA) y fijar cuándo el VA paga a un médico privado?',
  },
});
