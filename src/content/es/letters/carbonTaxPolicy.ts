import type { PolicyDraft } from '../../letterTypes';

export const carbonTaxPolicy: PolicyDraft = {
  id: '5',
  subject: {
    yes: 'Por favor, apoye un impuesto federal al carbono',
    no: 'Por favor, rechace un impuesto federal al carbono',
    undecided: '¿Cuál es su posición sobre un impuesto federal al carbono?',
  },
  ownSubject: 'Mi opinión sobre un impuesto federal al carbono',
  opening: {
    yes: 'Le pido que apoye un impuesto federal al carbono.',
    no: 'Le pido que rechace un impuesto federal al carbono.',
    undecided: 'Aún no he tomado una decisión sobre un impuesto federal al carbono.',
  },
  asks: {
    yes: 'Por favor, actúe a favor de una ley que ponga precio a cada tonelada de dióxido de carbono del carbón, el petróleo y el gas natural. Daría a personas y empresas un motivo para usar menos, cada una a su manera.',
    no: 'Por favor, actúe en contra de una ley que ponga precio a cada tonelada de dióxido de carbono del carbón, el petróleo y el gas natural. Haría que manejar, calentar la casa y tener electricidad costaran más.',
    undecided:
      'Por favor, dígame qué posición tiene sobre poner precio a cada tonelada de dióxido de carbono del carbón, el petróleo y el gas natural. También quiero saber qué haría usted con el dinero.',
  },
  more: 'Pido un precio más alto, u otras medidas además del precio. Por favor, actúe a favor de una ley que llegue más lejos.',
  points: {
    yes: [
      'Un mismo precio por cada tonelada reduce las emisiones al menor costo, pues cada empresa elige la forma más barata de reducirlas.',
      'Sin reembolsos, $25 por tonelada, más un 5% anual sobre la inflación, bajarían el déficit $919 mil millones en diez años, según un cálculo federal de 2024.',
      'Los reembolsos pueden proteger a las familias: una pequeña parte del dinero cubriría lo que paga la quinta parte más pobre, según un estudio de 2015.',
      'El impuesto limitaría daños a la salud y al clima, que un estudio de 2022 en Nature calculó en unos $185 en el mundo por tonelada adicional.',
      'Es más fácil planear con un precio estable que con reglas que cambian, y Canadá mantuvo el de la gran industria en 2025.',
    ],
    no: [
      'El impuesto podría frenar la economía: en Europa, un carbono más caro bajó la actividad y golpeó más a los hogares pobres, según un estudio de 2023.',
      'Los conductores lo sentirían: según un cálculo de 2017, $25 por tonelada sumarían unos 22 centavos al galón de gasolina.',
      'Los reembolsos no llegan a muchas familias: con algunos planes la mayoría de las más pobres pagaría más de lo que recibe, halló un estudio de 2019.',
      'Las regiones de carbón, petróleo y gas perderían empleos y también ingresos públicos, que en decenas de condados pasan de $1,000 por persona al año.',
      'El beneficio depende de otros países y el apoyo puede perderse: Canadá eliminó su cobro al consumidor en 2025.',
    ],
  },
  call: {
    yes: 'Por favor, haga saber que estoy a favor de un impuesto federal al carbono. Le pido a su oficina la misma posición.',
    no: 'Por favor, haga saber que estoy en contra de un impuesto federal al carbono. Le pido a su oficina la misma posición.',
    undecided:
      'Aún no me decido sobre un impuesto federal al carbono. Quisiera saber cuál es su posición, y por qué.',
  },
};
