import type { PolicyId } from '../policyIds';

export const policyQuestions: Readonly<Record<PolicyId, string>> = {
  '1': '¿Debería empezar casi toda venta de armas de fuego del país con una verificación de antecedentes?',
  '2': '¿Debería el gobierno federal perdonar parte de lo que la gente debe por préstamos estudiantiles?',
  '3': '¿Debería la gente poder inscribirse en Medicare cinco años antes?',
  '4': '¿Debería el país elegir a más de sus inmigrantes permanentes por lo que saben hacer?',
  '5': '¿Debería el gobierno federal cobrar por cada tonelada de dióxido de carbono del carbón, el petróleo y el gas natural?',
  '6': '¿Debería una sola ley nacional fijar reglas para los datos personales que reúnen las empresas?',
  '7': '¿Debería subir a $15 por hora el salario más bajo que la ley permite en el país?',
  '8': '¿Debería el Congreso acortar o suavizar algunas penas mínimas federales de prisión?',
  '9': '¿Debería el gobierno federal gastar más para bajar el costo de la vivienda?',
  '10': '¿Debería una ley hacer dos cosas: modernizar historiales de Asuntos de los Veteranos (VA) y fijar cuándo el VA paga a un médico privado?',
};
