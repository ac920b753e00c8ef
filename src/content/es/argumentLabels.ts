import type { argumentLabels as english } from '../en/argumentLabels';
import type { Widened } from '../widened';

export const argumentLabels = {
  '1': {
    for: {
      a: 'Un particular no sabe quién tiene prohibido comprar',
      b: 'Muchas compras entre particulares no se verifican',
      c: 'La verificación ya frena muchas ventas',
      d: 'La mayoría en ambos partidos está a favor',
      e: 'Frenaría el mercado clandestino',
    },
    against: {
      a: 'Pone trabas a un derecho constitucional',
      b: 'Muchas armas usadas en delitos vienen de la calle',
      c: 'Es un paso hacia un registro',
      d: 'Su costo pesa más sobre quienes menos ganan',
      e: 'Los estudios no coinciden',
    },
  },
  '2': {
    for: {
      a: 'Muchas personas quedarían sin deuda',
      b: 'Las deudas pequeñas causan más problemas',
      c: 'Con límites, la ayuda va a quienes menos ganan',
      d: 'Los planes según los ingresos son lentos',
      e: 'Se prometió una universidad a su alcance',
    },
    against: {
      a: 'Costaría mucho a los contribuyentes',
      b: 'Es injusto con quienes ya pagaron',
      c: 'La deuda total podría volver a subir pronto',
      d: 'Incluso quienes más ganan recibirían ayuda',
      e: 'Ya hay planes mejores',
    },
  },
  '3': {
    for: {
      a: 'La cobertura sería más estable',
      b: 'La atención costaría menos a precios de Medicare',
      c: 'Los planes de los empleadores podrían costar menos',
      d: 'El seguro cuesta mucho antes de tener Medicare',
      e: 'Quien tiene un trabajo duro lo necesita antes',
    },
    against: {
      a: 'El déficit federal crecería',
      b: 'Presionaría el fondo de hospitales',
      c: 'Pocas personas sin seguro lo obtendrían',
      d: 'Los hospitales perderían ingresos',
      e: 'El costo pasaría a los contribuyentes',
    },
  },
  '4': {
    for: {
      a: 'Quienes tienen más estudios aportan más',
      b: 'Los puntos ayudan a hallar gente calificada',
      c: 'Los inmigrantes calificados impulsan a las empresas',
      d: 'Protegería los salarios más bajos',
      e: 'Los criterios claros son mejores que el azar',
    },
    against: {
      a: 'Menos parientes podrían reunirse aquí con su familia',
      b: 'Se podría admitir a menos personas',
      c: 'Excluye a trabajadores que hacen falta',
      d: 'El salario de quienes vienen por familia crece más',
      e: 'Cierra una vía a africanos y a otros',
    },
  },
  '5': {
    for: {
      a: 'Un mismo precio reduce emisiones al menor costo',
      b: 'Podría bajar el déficit federal',
      c: 'Los reembolsos pueden proteger a las familias',
      d: 'Limitaría daños a la salud y al clima',
      e: 'Es más fácil planear con un precio estable',
    },
    against: {
      a: 'Podría frenar la economía',
      b: 'Los conductores pagarían más',
      c: 'Los reembolsos no llegan a muchas familias',
      d: 'Las regiones de carbón, petróleo y gas perderían empleos',
      e: 'El beneficio depende de otros países',
    },
  },
  '6': {
    for: {
      a: 'La mayoría de los adultos quiere más reglas',
      b: 'Con derechos claros la gente podría frenar abusos',
      c: 'Los derechos no deben depender de dónde se vive',
      d: 'Una sola norma es más simple para las empresas',
      e: 'Con menos datos guardados se roba menos',
    },
    against: {
      a: 'Podría anular leyes estatales más estrictas',
      b: 'Las demandas aumentarían los costos',
      c: 'Las reglas pesan más sobre las empresas pequeñas',
      d: 'Las empresas más grandes pueden salir ganando',
      e: 'Los estados se adaptan más rápido',
    },
  },
  '7': {
    for: {
      a: 'Millones de personas ganarían más',
      b: 'Menos personas vivirían en la pobreza',
      c: 'Los precios subieron más que el salario mínimo',
      d: 'Con mejor salario la gente se queda y gasta',
      e: 'Los aumentos anteriores costaron pocos empleos',
    },
    against: {
      a: 'Algunas personas perderían su trabajo',
      b: 'Subirían los precios y el déficit',
      c: 'Las empresas pequeñas recortarían horas y empleos',
      d: 'Una sola cifra ignora los precios locales',
      e: 'Pocos ganan el mínimo federal',
    },
  },
  '8': {
    for: {
      a: 'Los jueces deben poder ajustar cada pena',
      b: 'Algunas penas mínimas son demasiado severas',
      c: 'Con penas más cortas no hubo más reincidencia',
      d: 'Con penas más cortas se ahorra',
      e: 'Las penas mínimas se aplican con desigualdad',
    },
    against: {
      a: 'Las penas mínimas llevan a cooperar',
      b: 'Los delitos parecidos deben traer penas parecidas',
      c: 'Las penas por vender drogas no deben bajar',
      d: 'Ya hay excepciones',
      e: 'Las penas más largas protegen a otras personas',
    },
  },
  '9': {
    for: {
      a: 'Muchas familias gastan demasiado en vivienda',
      b: 'Los créditos tributarios suman viviendas',
      c: 'Los vales no siempre encarecen los alquileres',
      d: 'Con vales duraderos, menos familias quedan sin hogar',
      e: 'Se premia a quienes permiten más viviendas',
    },
    against: {
      a: 'Cada vale es un costo duradero',
      b: 'La ayuda beneficia a los arrendadores',
      c: 'Cada comunidad debe decidir sobre su suelo',
      d: 'Las viviendas con crédito tributario cuestan demasiado',
      e: 'La mayor parte va a inversionistas',
    },
  },
  '10': {
    for: {
      a: 'Un solo historial evita repetir exámenes',
      f: 'En el VA se espera mucho',
      c: 'La ley protegería el derecho a elegir',
      d: 'La distancia hace importante elegir',
      e: 'La atención en línea llega a zonas rurales',
    },
    against: {
      a: 'El costo sube',
      b: 'La seguridad de los pacientes está en juego',
      c: 'El sistema de historiales aún tiene problemas conocidos',
      d: 'El VA es mejor para mayores llevados en ambulancia',
      e: 'Un despliegue rápido sobrecarga al personal',
    },
  },
} as const satisfies Widened<typeof english>;
