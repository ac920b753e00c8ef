import type { PolicyDraft } from '../../letterTypes';

export const universalBackgroundChecks: PolicyDraft = {
  id: '1',
  subject: {
    yes: 'Por favor, apoye la ampliación de la verificación de antecedentes a casi toda venta de armas',
    no: 'Por favor, rechace la ampliación de la verificación de antecedentes a casi toda venta de armas',
    undecided:
      '¿Cuál es su posición sobre la ampliación de la verificación de antecedentes a casi toda venta de armas?',
  },
  ownSubject: 'Mi opinión sobre la ampliación de la verificación de antecedentes a casi toda venta de armas',
  opening: {
    yes: 'Le pido que apoye la ampliación de la verificación de antecedentes a casi toda venta de armas.',
    no: 'Le pido que rechace la ampliación de la verificación de antecedentes a casi toda venta de armas.',
    undecided:
      'Aún no he tomado una decisión sobre la ampliación de la verificación de antecedentes a casi toda venta de armas.',
  },
  asks: {
    yes: 'Por favor, actúe a favor de una ley para que la mayoría de las ventas entre particulares pase por un vendedor con licencia, que haga la verificación. Podría tener excepciones para regalos entre familiares, caza y peligro urgente.',
    no: 'Por favor, actúe en contra de una ley para que la mayoría de las ventas entre particulares pase por un vendedor con licencia, que haga la verificación. Traería tarifas, viajes y más registros de quién tiene qué arma.',
    undecided:
      'Por favor, dígame qué posición tiene sobre que la mayoría de las ventas entre particulares pase por un vendedor con licencia, que antes haría la verificación. También quiero saber qué excepciones haría usted.',
  },
  more: 'Pido más que ampliar la verificación. Por favor, actúe a favor de una ley que llegue más lejos.',
  points: {
    yes: [
      'Donde el estado no exige verificación, un particular puede vender un arma sin saber que quien la compra tiene prohibido tenerla.',
      'En una encuesta de 2015, al 57% de quienes compraron a particulares no se le verificó en estados sin esa norma, frente al 26% donde existe.',
      'La verificación actual frena ventas a quienes no pueden tener armas: dio lugar a unos 2.8 millones de rechazos de 1994 a 2014.',
      'El Pew Research Center halló en 2021 que la mayoría en los dos partidos principales estaba a favor de verificar las ventas entre particulares.',
      'Las ventas sin verificación alimentan el mercado clandestino; una sola norma para el país frenaría el paso de armas entre estados.',
    ],
    no: [
      'La ampliación pondría trabas a un derecho constitucional de personas que cumplen la ley y no han hecho nada malo.',
      'En una encuesta federal de 2016, el 43% de los presos armados durante su delito obtuvo el arma en la calle o en el mercado clandestino.',
      'Ampliar la verificación sería un paso hacia un registro federal de dueños de armas, pues cada venta dejaría un documento con un vendedor.',
      'Lo que cobra el vendedor por la verificación pesaría más sobre los dueños de armas con bajos ingresos.',
      'Los estudios dan resultados distintos: uno de 2020 sobre cuatro estados no halló un vínculo constante entre la verificación por sí sola y las muertes por armas.',
    ],
  },
  call: {
    yes: 'Por favor, haga saber que estoy a favor de la ampliación de la verificación de antecedentes a casi toda venta de armas. Le pido a su oficina la misma posición.',
    no: 'Por favor, haga saber que estoy en contra de la ampliación de la verificación de antecedentes a casi toda venta de armas. Le pido a su oficina la misma posición.',
    undecided:
      'Aún no me decido sobre la ampliación de la verificación de antecedentes a casi toda venta de armas. Quisiera saber cuál es su posición, y por qué.',
  },
};
