import type { congressCalendar as english } from '../en/congressCalendar';
import type { Widened } from '../widened';

export const congressCalendar = {
  name: 'Días del Congreso, de Civic Voice',
  days: {
    newCongress: {
      summary: 'Empieza un nuevo Congreso',
      description:
        'El anterior termina al mediodía. Los proyectos que no llegaron a ser ley han terminado y habría que presentarlos de nuevo. Quienes le representan pueden haber cambiado.',
    },
    yourMembers: {
      summary: '¿Quién le representa ahora?',
      description:
        'Hace dos semanas empezó un nuevo Congreso. Busque otra vez a quienes le representan, y escríbales mientras eligen en qué trabajar.',
    },
    secondSession: {
      summary: 'Empieza el segundo período de sesiones de este Congreso',
      description:
        'Los proyectos del año pasado siguen. Terminan con este Congreso, dentro de un año. El Congreso puede reunirse otro día.',
    },
    election: {
      summary: 'Día de las elecciones federales',
      description:
        'Todos los escaños de la Cámara, cerca de un tercio de los del Senado y, cada cuatro años, la presidencia. El sitio oficial vote.gov dice cómo registrarse.',
    },
  },
} as const satisfies Widened<typeof english>;
