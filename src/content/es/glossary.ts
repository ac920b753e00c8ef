import type { GlossaryEntry } from '../pageTypes';

/** In the order of the Spanish terms. */
export const glossary: readonly GlossaryEntry[] = [
  {
    id: 'override',
    term: 'Anulación del veto',
    definition:
      'Votación de al menos dos tercios en cada cámara que convierte un proyecto en ley a pesar de un veto.',
  },
  {
    id: 'fiscal-year',
    term: 'Año fiscal',
    definition:
      'Año para el que se hace un presupuesto; el federal va de octubre a septiembre y lleva el número del año en que termina.',
  },
  {
    id: 'appropriation',
    term: 'Asignación presupuestaria',
    definition: 'Ley que permite a las agencias federales gastar dinero.',
  },
  {
    id: 'hearing',
    term: 'Audiencia',
    definition: 'Reunión en la que un comité escucha a testigos y les hace preguntas.',
  },
  {
    id: 'lobbying',
    term: 'Cabildeo',
    definition: 'Intento de influir en legisladores o funcionarios, en nombre propio o de otras personas.',
  },
  {
    id: 'rider',
    term: 'Cláusula añadida (rider)',
    definition: 'Parte que se añade a un proyecto de ley y que tiene poco que ver con su tema.',
  },
  {
    id: 'supremacy-clause',
    term: 'Cláusula de supremacía',
    definition:
      'Parte de la Constitución que pone las leyes federales válidas por encima de las leyes estatales que las contradigan.',
  },
  {
    id: 'cloture',
    term: 'Clausura del debate (cloture)',
    definition:
      'Votación del Senado para cerrar el debate, que por lo general necesita el voto de 60 de los 100 senadores.',
  },
  {
    id: 'public-comment',
    term: 'Comentario público',
    definition: 'Lo que las personas le escriben a una agencia sobre una norma que esta propone.',
  },
  {
    id: 'committee',
    term: 'Comité',
    definition: 'Grupo pequeño de legisladores que estudia los proyectos de ley sobre un tema.',
  },
  {
    id: 'conference-committee',
    term: 'Comité de conferencia',
    definition:
      'Grupo de miembros de la Cámara y del Senado que resuelve las diferencias entre dos versiones de un proyecto.',
  },
  {
    id: 'tax-credit',
    term: 'Crédito tributario',
    definition: 'Cantidad que se resta del impuesto que debe una persona o empresa.',
  },
  {
    id: 'deficit',
    term: 'Déficit',
    definition: 'Lo que el gobierno gasta de más sobre lo que recibe, por lo general en un año.',
  },
  {
    id: 'amendment',
    term: 'Enmienda',
    definition: 'Cambio que se propone para un proyecto de ley o para la Constitución.',
  },
  {
    id: 'default',
    term: 'Incumplimiento de pago (default)',
    definition: 'Dejar de pagar un préstamo por tanto tiempo que se da por no pagado.',
  },
  {
    id: 'inspector-general',
    term: 'Inspector general',
    definition:
      'Funcionario dentro de una agencia que busca gastos inútiles, fraudes y errores, aparte de sus jefes.',
  },
  {
    id: 'data-broker',
    term: 'Intermediario de datos',
    definition: 'Empresa que reúne datos de las personas de muchos lugares y los vende.',
  },
  {
    id: 'act',
    term: 'Ley (act)',
    definition:
      'Proyecto que las dos cámaras aprobaron y que se convirtió en ley, con o sin la firma del presidente.',
  },
  {
    id: 'visa-lottery',
    term: 'Lotería de visas',
    definition:
      'Sorteo anual que puede dar tarjetas de residencia a personas de países con pocos inmigrantes recientes.',
  },
  {
    id: 'median',
    term: 'Mediana',
    definition: 'El valor de en medio: la mitad es menor y la mitad es mayor.',
  },
  {
    id: 'filibuster',
    term: 'Obstruccionismo parlamentario (filibuster)',
    definition: 'Debate largo en el Senado, o la amenaza de hacerlo, para retrasar o impedir una votación.',
  },
  {
    id: 'sponsor',
    term: 'Patrocinador y copatrocinador',
    definition: 'Miembro que presenta un proyecto de ley, y miembros que suman su nombre a él.',
  },
  {
    id: 'constituent',
    term: 'Persona representada (constituent)',
    definition: 'Persona a quien representa un funcionario electo.',
  },
  {
    id: 'discharge-petition',
    term: 'Petición de descargo (discharge petition)',
    definition: 'Petición que puede sacar un proyecto de un comité de la Cámara si la firman 218 miembros.',
  },
  {
    id: 'floor',
    term: 'Pleno',
    definition: 'La Cámara o el Senado con todos sus miembros, o la sala donde debaten y votan.',
  },
  {
    id: 'preemption',
    term: 'Prevalencia de la ley federal',
    definition: 'Lo que pasa cuando una ley federal toma el lugar de las leyes estatales sobre un tema.',
  },
  {
    id: 'bill',
    term: 'Proyecto de ley',
    definition: 'Propuesta escrita de una ley nueva o de un cambio a una ley que ya existe.',
  },
  {
    id: 'enrolled-bill',
    term: 'Proyecto de ley final certificado',
    definition: 'Texto final que las dos cámaras aprobaron y que se envía al presidente.',
  },
  {
    id: 'quorum',
    term: 'Quórum',
    definition:
      'Número de miembros que deben estar presentes para tomar decisiones, que suele ser la mayoría.',
  },
  {
    id: 'reconciliation',
    term: 'Reconciliación presupuestaria',
    definition:
      'Proceso de presupuesto que permite al Senado aprobar por mayoría simple algunos proyectos de impuestos y gastos.',
  },
  {
    id: 'regulation',
    term: 'Reglamento (norma)',
    definition: 'Norma obligatoria que una agencia escribe para poner en práctica una ley.',
  },
  {
    id: 'markup',
    term: 'Sesión de revisión y enmienda (markup)',
    definition:
      'Reunión de un comité en la que sus miembros cambian el texto de un proyecto y votan sobre él.',
  },
  {
    id: 'present-value',
    term: 'Valor presente',
    definition:
      'Lo que valen hoy, en una sola suma, los costos o ganancias de muchos años; el dinero que llega más tarde cuenta menos.',
  },
  {
    id: 'veto',
    term: 'Veto',
    definition:
      'Negativa del presidente a firmar un proyecto de ley, que vuelve al Congreso con las razones.',
  },
  {
    id: 'pocket-veto',
    term: 'Veto de bolsillo (veto indirecto)',
    definition:
      'Fin de un proyecto que el presidente no ha firmado cuando se cumplen los diez días y el Congreso ya cerró sus sesiones.',
  },
  {
    id: 'zoning',
    term: 'Zonificación',
    definition: 'Reglas locales sobre qué se puede construir y dónde.',
  },
];
