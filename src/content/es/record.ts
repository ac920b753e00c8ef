import type { record as english } from '../en/record';
import type { Widened } from '../widened';

const missionAct = {
  what: 'La MISSION Act (Ley MISSION). Creó un programa permanente de atención privada que paga el VA, y dio ayuda a más familiares que cuidan a veteranos.',
  yea: 'Un voto afirmativo era a favor de ese programa y esa ayuda.',
  after: 'Se convirtió en ley en junio de 2018.',
};
const firstStepAct = {
  what: 'La First Step Act (Ley del Primer Paso). Acortó algunas penas mínimas de prisión, dejó que los jueces bajaran de otras más a menudo y cambió programas en las prisiones.',
  yea: 'Un voto afirmativo era a favor de penas mínimas de prisión más cortas en algunos casos.',
  after: 'Se convirtió en ley en diciembre de 2018.',
};
const checksBill = {
  what: 'La Bipartisan Background Checks Act (Ley Bipartidista de Verificación de Antecedentes). Exigiría verificar antecedentes en la mayoría de las ventas de armas entre particulares.',
  yea: 'Un voto afirmativo era a favor de exigir esa verificación.',
  after: 'El Senado no la votó.',
};
const waitBill = {
  what: 'Un proyecto de ley sobre la espera, hoy de tres días hábiles, si la verificación de antecedentes no da respuesta. El comerciante solo podría vender tras diez, y otros diez desde que se pida una revisión.',
  yea: 'Un voto afirmativo era a favor de ese plazo más largo.',
  after: 'El Senado no lo votó.',
};
const saferAct = {
  what: 'La Bipartisan Safer Communities Act (Ley de Comunidades Más Seguras). Dice con más claridad qué vendedores de armas necesitan licencia y deben verificar antecedentes. Añadió una revisión de datos juveniles para compradores menores de 21 años, y dinero para seguridad y salud mental.',
  yea: 'Un voto afirmativo era a favor de esas normas y ese dinero.',
  after: 'Se convirtió en ley en junio de 2022.',
};
const loansResolution = {
  what: 'Una resolución para anular el plan de 2022 del presidente, que cancelaría hasta $10,000 por prestatario, o $20,000 con una beca Pell.',
  yea: 'Un voto afirmativo era contrario a ese plan de cancelar deuda.',
  after: 'El presidente la vetó, y la Cámara no anuló el veto.',
};
const haltAct = {
  what: 'La HALT Fentanyl Act (Ley HALT sobre el fentanilo). Pone de forma permanente las sustancias relacionadas con el fentanilo en la clase de drogas más estricta. Aplica penas mínimas de prisión a más de ellas.',
  yea: 'Un voto afirmativo era a favor de esta clase y de penas mínimas de prisión para más de estas drogas.',
  after: 'Se convirtió en ley en julio de 2025.',
};
const carbonResolution = {
  what: 'Una resolución que dice que un impuesto al carbono dañaría la economía de Estados Unidos.',
  yea: 'Un voto afirmativo era contrario a un impuesto al carbono.',
  after: 'El Senado no la votó.',
};
const roadAct = {
  what: 'La 21st Century ROAD to Housing Act (Ley del Camino a la Vivienda). Suaviza algunas normas de construcción y permite subvenciones para vivienda. El dinero para estas subvenciones necesita otra ley.',
  yea: 'Un voto afirmativo era a favor de suavizar esas normas y permitir esas subvenciones.',
  after: 'Se convirtió en ley en julio de 2026.',
};

export const record = {
  none: 'El Congreso no ha votado sobre este tema ni en 2018 ni después.',
  related: 'Las votaciones de abajo fueron sobre algo cercano.',
  packages:
    'Las votaciones de abajo fueron sobre paquetes con muchas otras cosas, así que no mostramos cómo votó cada miembro.',
  listed:
    'Cómo votó una cámara, de la votación más antigua a la más reciente. Cada vez se dice qué significaba un voto afirmativo.',
  chambers: { house: 'Cámara de Representantes', senate: 'Senado' },
  steps: {
    passage: 'votación para aprobar',
    procedural: 'votación de procedimiento, no sobre la ley misma',
    budget: 'un cambio en un plan de presupuesto, no una ley',
    opinion: 'una opinión, no una ley',
  },
  relations: {
    direct: '',
    opposite: 'contraria a esta propuesta',
    related: 'sobre algo relacionado',
    package: 'un paquete con muchas otras cosas',
  },
  tally: (agreed, yeas, nays) =>
    `${agreed ? 'Aprobación' : 'Rechazo'}: ${yeas} votos afirmativos y ${nays} negativos.`,
  ended: (day) => `Terminó con ese Congreso el ${day}, a menos que ya fuera ley.`,
  official: 'Registro oficial (en inglés)',
  nameOf: (chamber, day) => `${chamber}, ${day}`,
  nameOfOne: (chamber, day, number) => `${chamber}, ${day}, votación ${number}`,
  through: (day) =>
    `Votaciones hasta el ${day}, de una copia pública del registro oficial. Cómo las elegimos está en la página Acerca de.`,
  votesOf: (name) => `Votos de ${name}`,
  positions: {
    yea: 'Afirmativo',
    nay: 'Negativo',
    present: 'Presente, ni afirmativo ni negativo',
    notVoting: 'No votó, a menudo por una razón que el registro no da',
    delegate: 'En la Cámara, donde quien tiene cargo de delegado no vota para aprobar leyes',
    sat: 'No está en el registro, aunque entonces estaba en la Cámara. Quien la preside no tiene que votar.',
    elsewhere: 'No estaba entonces en esta cámara',
  },
  offices: {
    label: (last) => `Oficina local de ${last}`,
    none: 'Elija la ciudad más cercana',
    unknown: 'Esta lista no tiene ninguna oficina local con teléfono.',
  },
  mention: {
    label: 'Una votación que mencionar',
    none: 'No mencionar ninguna',
    nobody: 'Elija primero a uno de sus miembros en el paso 1. Después puede mencionar un voto suyo.',
    nothing: 'El registro no tiene ningún voto afirmativo ni negativo de este miembro sobre este tema.',
    option: (position, day, what) => `${position}, ${day}: ${what}`,
  },
  votes: {
    '115-2018-s36': {
      what: 'Moción para cerrar el debate sobre un paquete migratorio. Trataba de la frontera, personas que llegaron de niños, tarjetas de residencia por familia, lotería de visas y más.',
      yea: 'Un voto afirmativo era a favor de seguir adelante con el paquete.',
      after: 'Necesitaba 60 votos afirmativos.',
    },
    '115-2018-h189': missionAct,
    '115-2018-s106': missionAct,
    '115-2018-h282': {
      what: 'Un paquete migratorio: frontera, controles en el trabajo, personas que llegaron de niños, tarjetas de residencia por familia, lotería de visas y más.',
      yea: 'Un voto afirmativo era a favor del paquete.',
      after: '',
    },
    '115-2018-h297': {
      what: 'Un segundo paquete migratorio, una semana después. Tenía tarjetas de residencia por puntos para personas que llegaron de niños. Tenía mucho más, de la frontera a la lotería de visas.',
      yea: 'Un voto afirmativo era a favor del paquete.',
      after: '',
    },
    '115-2018-h363': carbonResolution,
    '115-2018-s271': firstStepAct,
    '115-2018-h448': firstStepAct,
    '116-2019-h99': checksBill,
    '116-2019-h103': waitBill,
    '116-2019-h496': {
      what: 'Un proyecto de ley para subir por etapas el salario mínimo federal a $15, la Raise the Wage Act (Ley de Aumento Salarial).',
      yea: 'Un voto afirmativo era a favor del aumento.',
      after: 'El Senado no lo votó.',
    },
    '116-2020-h128': {
      what: 'La Emergency Housing Protections and Relief Act (Ley de Emergencia para la Vivienda), en la pandemia. Habría dado $100 mil millones para ayuda con el alquiler y $75 mil millones para propietarios de vivienda. Habría parado hasta marzo de 2021 la mayoría de los desalojos y las ejecuciones hipotecarias.',
      yea: 'Un voto afirmativo era a favor de ese dinero y esa protección.',
      after: 'El Senado no la votó.',
    },
    '117-2021-s46': {
      what: 'Una enmienda para preparar una ley que prohibiría un impuesto federal al carbono.',
      yea: 'Un voto afirmativo era contrario a un impuesto al carbono.',
      after: 'Con un empate, una enmienda no se aprueba.',
    },
    '117-2021-s74': {
      what: 'Una moción para no aplicar una regla del presupuesto a una enmienda que subiría el salario mínimo a $15.',
      yea: 'Un voto afirmativo era a favor de que el aumento siguiera adelante.',
      after: 'Necesitaba 60 votos afirmativos.',
    },
    '117-2021-h75': checksBill,
    '117-2021-h77': waitBill,
    '117-2021-h297': {
      what: 'La EQUAL Act (Ley EQUAL). Daría al crack las mismas penas mínimas de prisión, más cortas, que a la cocaína en polvo.',
      yea: 'Un voto afirmativo era a favor de penas mínimas de prisión más cortas.',
      after: 'El Senado no la votó.',
    },
    '117-2022-s242': saferAct,
    '117-2022-h299': saferAct,
    '118-2023-h234': loansResolution,
    '118-2023-s135': loansResolution,
    '118-2024-h91': {
      what: 'La Protecting Americans’ Data from Foreign Adversaries Act (Ley para Proteger los Datos de los Estadounidenses de Adversarios Extranjeros). Prohíbe a los intermediarios de datos vender datos sensibles a China, Rusia, Irán y Corea del Norte.',
      yea: 'Un voto afirmativo era a favor de esa prohibición.',
      after: 'Se convirtió en ley en abril de 2024, dentro de una ley más amplia.',
    },
    '118-2024-h97': carbonResolution,
    '118-2024-s221': {
      what: 'La Kids Online Safety and Privacy Act (Ley de Seguridad y Privacidad de los Niños en Internet). Tenía normas sobre la seguridad y los datos de los niños en internet.',
      yea: 'Un voto afirmativo era a favor de esas normas.',
      after: 'La Cámara no la votó.',
    },
    '119-2025-s127': haltAct,
    '119-2025-s184': {
      what: 'Una enmienda para que el Senado pudiera aprobar un salario mínimo de $17 con más de la mitad de los votos. La mayoría de los proyectos necesita antes 60 para cerrar el debate.',
      yea: 'Un voto afirmativo era a favor de que ese aumento fuera más fácil de aprobar.',
      after: '',
    },
    '119-2025-h166': haltAct,
    '119-2026-s182': roadAct,
    '119-2026-h224': roadAct,
    '119-2026-h228': {
      what: 'Un proyecto de ley con normas para los niños en internet y para sus datos, la KIDS Act (Ley KIDS).',
      yea: 'Un voto afirmativo era a favor de esas normas.',
      after: 'El Senado no lo había votado hasta el 30 de septiembre de 2026.',
    },
  },
} as const satisfies Widened<typeof english>;
