import type { letterVotes as english } from '../en/letterVotes';
import type { Widened } from '../widened';

const missionAct = 'la MISSION Act, sobre atención privada que paga el VA';
const firstStepAct = 'la First Step Act, que acortó algunas penas mínimas de prisión';
const checksBill =
  'el proyecto de ley que exigiría verificar los antecedentes en la mayoría de las ventas de armas entre particulares';
const waitBill = 'el proyecto de ley para dar al menos diez días hábiles a la verificación de antecedentes';
const saferAct = 'la Bipartisan Safer Communities Act';
const loansResolution = 'la resolución para anular el plan de 2022 de cancelar deuda estudiantil';
const haltAct =
  'la HALT Fentanyl Act, sobre sustancias relacionadas con el fentanilo y más penas mínimas de prisión';
const carbonResolution = 'la resolución contra un impuesto al carbono';
const roadAct = 'la 21st Century ROAD to Housing Act';

export const letterVotes = {
  saw: {
    yea: (day, what) => `He visto que su voto del ${day} fue afirmativo: ${what}.`,
    nay: (day, what) => `He visto que su voto del ${day} fue negativo: ${what}.`,
  },
  votes: {
    '115-2018-s36': 'la moción para seguir adelante con el paquete migratorio',
    '115-2018-h189': missionAct,
    '115-2018-s106': missionAct,
    '115-2018-h282': 'el paquete migratorio',
    '115-2018-h297': 'el segundo paquete migratorio',
    '115-2018-h363': carbonResolution,
    '115-2018-s271': firstStepAct,
    '115-2018-h448': firstStepAct,
    '116-2019-h99': checksBill,
    '116-2019-h103': waitBill,
    '116-2019-h496': 'el proyecto de ley para subir el salario mínimo federal a $15',
    '116-2020-h128':
      'la Emergency Housing Protections and Relief Act, sobre ayuda con el alquiler en la pandemia',
    '117-2021-s46': 'la enmienda al presupuesto contra un impuesto federal al carbono',
    '117-2021-s74': 'la moción para que siguiera adelante un salario mínimo de $15',
    '117-2021-h75': checksBill,
    '117-2021-h77': waitBill,
    '117-2021-h297': 'la EQUAL Act, sobre penas mínimas de prisión más cortas por delitos de crack',
    '117-2022-s242': saferAct,
    '117-2022-h299': saferAct,
    '118-2023-h234': loansResolution,
    '118-2023-s135': loansResolution,
    '118-2024-h91':
      'el proyecto de ley para que los intermediarios de datos no vendan datos sensibles a adversarios extranjeros',
    '118-2024-h97': carbonResolution,
    '118-2024-s221': 'el proyecto de ley sobre la seguridad y los datos de los niños en internet',
    '119-2025-s127': haltAct,
    '119-2025-s184':
      'la enmienda al presupuesto para que un salario mínimo de $17 fuera más fácil de aprobar',
    '119-2025-h166': haltAct,
    '119-2026-s182': roadAct,
    '119-2026-h224': roadAct,
    '119-2026-h228': 'la KIDS Act, con normas para los niños en internet y sus datos',
  },
} as const satisfies Widened<typeof english>;
