import type { education as english } from '../en/education';
import type { Widened } from '../widened';
import { sources } from '../sources/education';

export const education = {
  meta: {
    title: 'Cómo funciona la legislación',
    description:
      'Cómo un proyecto se convierte en ley federal en tres fases, qué deciden los estados y cuándo cuenta más su voz. En palabras sencillas, con glosario.',
  },
  heading: 'Cómo funciona la legislación',
  intro:
    'Una ley federal empieza como una idea y pasa por muchas manos. Esta página muestra el camino en tres fases, con tres pasos en cada una. También muestra dónde se detienen los proyectos de ley y qué puede hacer usted en cada momento. Las palabras marcadas se explican en el glosario del final.',
  links: {
    ...sources,
    congress: { url: 'https://www.congress.gov' },
    'elected-officials': { url: 'https://www.usa.gov/es/funcionarios-electos' },
    house: { url: 'https://www.house.gov/representatives/find-your-representative' },
    'lobbying-reports': { url: 'https://lda.gov' },
    regulations: { url: 'https://www.regulations.gov' },
    senate: { url: 'https://www.senate.gov/senators/senators-contact.htm' },
    'state-legislatures': { url: 'https://www.congress.gov/state-legislature-websites' },
    'vote-gov': { url: 'https://vote.gov/es' },
  },
  stateAndFederal: {
    heading: 'Leyes estatales y leyes federales',
    intro:
      'La Constitución enumera los poderes del gobierno nacional. Los poderes que no le da a ese gobierno, ni les prohíbe a los estados, {{tenth-amendment|pertenecen a los estados}} (en inglés) o al pueblo.',
    powers: {
      federal: {
        heading: 'Solo federales',
        items: [
          'La emisión de monedas y billetes',
          'Los tratados con otros países',
          'Quién puede entrar al país y quién obtiene la ciudadanía',
          'La guerra y las fuerzas armadas',
          'Las quiebras y las patentes',
        ],
      },
      state: {
        heading: 'Sobre todo estatales',
        items: [
          'Las escuelas',
          'La mayoría de los delitos y del trabajo de la policía',
          'Las licencias de conducir y las licencias profesionales',
          'El matrimonio y la propiedad',
          'La zonificación, casi siempre por medio de ciudades y condados',
          'La organización de las elecciones, dentro de las reglas federales',
        ],
      },
      shared: {
        heading: 'Compartidos',
        items: [
          'Los impuestos y los préstamos que pide el gobierno',
          'Los tribunales y las leyes penales',
          'Las carreteras',
          'El medio ambiente',
          'La expropiación de terrenos para uso público, con pago',
        ],
      },
    },
    conflict: {
      heading: 'Qué ley prevalece si hay un conflicto',
      paragraphs: [
        'Según la [[supremacy-clause|cláusula de supremacía]] de la Constitución, una ley federal válida {{article-6|está por encima de una ley estatal}} (en inglés) que la contradiga. Cuando la ley federal toma el lugar de la estatal, se habla de [[preemption|prevalencia de la ley federal]]. El Congreso puede decirlo en la ley, o un tribunal puede concluir que la ley lo da a entender.',
        'El poder federal también tiene límites. El gobierno federal no puede ordenar a un estado que apruebe una ley ni que haga cumplir una ley federal. Sí puede poner condiciones al dinero que les da a los estados.',
      ],
    },
    floor: {
      heading: 'Un piso, no un techo',
      paragraphs: [
        'Muchas leyes federales ponen un piso, es decir, un mínimo. Los estados pueden dar más protección, pero no pueden bajar de ahí. Otras leyes federales no dejan lugar para reglas estatales.',
      ],
    },
    examples: {
      heading: 'Cuatro ejemplos de nuestros temas',
      items: [
        {
          title: 'Salarios',
          text: 'La ley federal fija un salario mínimo. Donde un estado o una ciudad fija uno más alto, se aplica el más alto.',
        },
        {
          title: 'Armas',
          text: 'La ley federal obliga a los vendedores con licencia a verificar los antecedentes de la mayoría de quienes compran. Los estados pueden añadir reglas para las ventas entre particulares, y algunos lo hacen.',
        },
        {
          title: 'Sentencias',
          text: 'El Congreso fija las penas solo para los delitos federales. La mayoría de las personas en prisión recibieron su sentencia según leyes estatales, que una reforma federal no cambia.',
        },
        {
          title: 'Vivienda',
          text: 'Gran parte del dinero para la ayuda de vivienda es federal. Qué se puede construir, y dónde, se decide sobre todo a nivel local.',
        },
      ],
    },
    statesMakeLaw: {
      heading: 'Cómo hacen leyes los estados',
      paragraphs: [
        'Los estados hacen sus leyes de un modo parecido al del Congreso. Cuarenta y nueve estados tienen dos cámaras, y Nebraska tiene una. Los gobernadores firman o vetan los proyectos, y la mayoría de ellos puede tachar gastos específicos.',
        'En {{ballot-measures|cerca de la mitad de los estados}} (en inglés), la ciudadanía puede reunir firmas para que algunas leyes se decidan en las urnas. A nivel nacional no existe ese tipo de votación: ninguna ley federal se aprueba por voto popular.',
      ],
    },
  },
  process: {
    heading: 'Cómo un proyecto se convierte en ley federal',
    intro:
      'Las fases van en orden, pero un proyecto puede detenerse en cualquier paso. Cada Congreso dura dos años. Si un proyecto no es ley cuando ese Congreso termina, debe empezar de nuevo.',
    overview: {
      label: 'De la idea a la ley',
      ends: 'Termina aquí',
      gates: [
        { name: '100 proyectos', note: 'se presentan.' },
        { name: 'Comité', note: 'La mayoría termina aquí.' },
        { name: 'Primera cámara', note: 'Cámara o Senado' },
        { name: 'Otra cámara', note: 'Las mismas palabras' },
        { name: 'Presidente', note: 'Firma o veta' },
        { name: '1 o 2', note: 'se hacen ley.' },
      ],
      voice: 'Aquí su voz cuenta más.',
      drawn:
        'El dibujo cuenta los proyectos al inicio y al final. Cuántos terminan en cada puerta no está a escala.',
      stations: [
        {
          name: 'Una idea',
          yourVoice: 'lleve la suya a un miembro del Congreso.',
          whereBillsStop: 'si ningún miembro la presenta.',
        },
        {
          name: 'La Cámara',
          yourVoice: 'diga a su representante cómo quiere usted que vote.',
          whereBillsStop: 'si el comité o el pleno nunca lo votan, o votan que no.',
        },
        {
          name: 'El Senado',
          yourVoice: 'diga a sus dos senadores lo que piensa.',
          whereBillsStop: 'sin los votos para cerrar el debate, o sin mayoría.',
        },
        {
          name: 'El presidente',
          yourVoice: 'escriba a la Casa Blanca.',
          whereBillsStop: 'tras un veto que el Congreso no anula.',
        },
        { name: 'Una ley', yourVoice: 'opine sobre los reglamentos que la aplican.' },
      ],
    },
    labels: { whereBillsStop: 'Dónde se detienen', yourVoice: 'Su voz' },
    phases: [
      {
        name: 'Fase inicial',
        summary:
          'Una idea se convierte en proyecto, un comité lo estudia y distintos grupos dan sus razones.',
        steps: [
          {
            name: 'Redacción del proyecto de ley',
            text: 'Cualquier persona puede proponer una ley y hasta redactarla, pero solo un miembro del Congreso puede presentar un [[bill|proyecto de ley]]. Ese miembro es su [[sponsor|patrocinador]], y otros pueden sumarse como copatrocinadores. Un proyecto puede empezar en la Cámara de Representantes o en el Senado. Los que suben impuestos deben empezar en la Cámara.',
            whereBillsStop: 'Una idea no pasa de aquí si ningún miembro del Congreso acepta presentarla.',
            yourVoice:
              'Lleve un problema o una idea a sus representantes en el Congreso: usted es una [[constituent|persona a quien representan]].',
          },
          {
            name: 'Revisión en comité',
            text: 'La mayoría de los proyectos van a un [[committee|comité]] que se ocupa de su tema. El comité puede celebrar una [[hearing|audiencia]] para hacer preguntas a testigos. En una [[markup|sesión de revisión y enmienda]] (markup), sus miembros cambian el texto y votan si el proyecto sigue adelante. Después, la Oficina de Presupuesto del Congreso calcula cuánto costaría el proyecto aprobado.',
            whereBillsStop:
              'La mayoría de los proyectos terminan aquí porque nadie hace nada, aunque una [[discharge-petition|petición de descargo]] puede sacar uno del comité en la Cámara.',
            yourVoice:
              '{{surveys|Abra la página de su tema}}, que nombra los comités que se ocupan de él; siga sus audiencias y pregunte si aceptan declaraciones escritas.',
          },
          {
            name: 'Influencia de los cabilderos',
            text: 'El [[lobbying|cabildeo]] es todo intento de influir en los legisladores, y la Primera Enmienda lo protege como parte del derecho de petición. Lo hacen empresas, sindicatos, organizaciones sin fines de lucro, ciudades y grupos de ciudadanos, en todos los pasos. Dan datos, sugieren textos y reúnen apoyo, pero no votan, y pagar por un voto es un delito. En general, los cabilderos pagados deben registrarse y presentar {{lobbying-reports|informes públicos}} (en inglés).',
            whereBillsStop: 'Un proyecto puede estancarse si grupos fuertes se oponen o si nadie lo impulsa.',
            yourVoice:
              'Únase a un grupo que comparta su opinión y averigüe quién hace cabildeo sobre los proyectos que le importan.',
          },
        ],
      },
      {
        name: 'Fase intermedia',
        summary: 'La Cámara y el Senado debaten el proyecto por separado, pueden cambiarlo y votan.',
        steps: [
          {
            name: 'Debate en la Cámara',
            text: 'Para la mayoría de los proyectos importantes, el Comité de Reglas fija el tiempo del debate y los cambios que se pueden proponer. Luego el proyecto llega al [[floor|pleno]], donde pueden votar todos los miembros. Se aprueba con la mayoría simple de quienes votan. Los proyectos con mucho apoyo pueden tomar un camino más rápido, que necesita dos tercios.',
            whereBillsStop:
              'Un proyecto se detiene aquí si los líderes nunca lo ponen en la agenda o si no logra la mayoría.',
            yourVoice:
              'Antes de que el proyecto llegue al pleno, diga a su representante cómo quiere usted que vote.',
          },
          {
            name: 'Deliberación en el Senado',
            text: 'El debate en el Senado tiene pocos límites, así que sus miembros pueden usar el [[filibuster|obstruccionismo parlamentario]] (filibuster) para retrasar o impedir una votación. Para terminar el debate hace falta la [[cloture|clausura]] (cloture), {{filibusters|por lo general 60 de 100 votos}} (en inglés). Después, una mayoría simple aprueba el proyecto. Algunos proyectos de presupuesto necesitan solo una mayoría en todo el camino, gracias a la [[reconciliation|reconciliación presupuestaria]].',
            whereBillsStop:
              'Sin los votos para terminar el debate, puede que un proyecto nunca llegue a la votación final.',
            yourVoice: 'Comuníquese con los dos senadores de su estado y diga de qué proyecto se trata.',
          },
          {
            name: 'Enmiendas',
            text: 'Cualquiera de las dos cámaras puede aprobar una [[amendment|enmienda]] para cambiar el texto. En la Cámara de Representantes, la enmienda debe tratar del tema del proyecto. En el Senado muchas veces no hace falta, y así puede entrar una [[rider|cláusula añadida]] (rider) sobre otro asunto. Cuando una cámara aprueba un proyecto, la otra empieza su propia revisión, casi siempre en un comité.',
            whereBillsStop:
              'Un cambio puede sumar o restar votos, y uno que divide a quienes apoyan el proyecto puede acabar con él.',
            yourVoice:
              'Lea el texto más reciente en {{congress|Congress.gov}} (en inglés), porque puede ser distinto de lo que usted oyó al principio.',
          },
        ],
      },
      {
        name: 'Fase final',
        summary:
          'Las dos cámaras se ponen de acuerdo en el mismo texto, y el presidente lo firma o lo rechaza.',
        steps: [
          {
            name: 'Comité de conferencia',
            text: 'La Cámara y el Senado deben aprobar exactamente el mismo texto. Si sus versiones son distintas, una cámara puede aceptar la de la otra, o pueden mandarse cambios una y otra vez. También pueden formar un [[conference-committee|comité de conferencia]] con miembros de las dos. Hoy las conferencias formales son poco comunes, y lo que acuerdan no se puede enmendar.',
            whereBillsStop:
              'Si las dos cámaras nunca acuerdan un mismo texto, el proyecto termina junto con ese Congreso.',
            yourVoice:
              'El público no tiene lugar aquí, así que diga pronto a sus representantes qué partes quiere conservar.',
          },
          {
            name: 'Votaciones finales',
            text: 'Cada cámara vota sobre el mismo texto final. Si hay empate en el Senado, el vicepresidente puede dar el voto decisivo. El resultado es el [[enrolled-bill|proyecto de ley final certificado]], que autoridades de las dos cámaras firman y envían al presidente.',
            whereBillsStop:
              'Un proyecto se detiene aquí si cualquiera de las dos cámaras rechaza el texto final.',
            yourVoice:
              'Cuando el voto de cada miembro queda registrado, averigüe cómo votaron sus representantes y dígales qué piensa.',
          },
          {
            name: 'Acción presidencial',
            text: 'El presidente tiene {{article-1|diez días para actuar}} (en inglés), sin contar los domingos. Si firma, el proyecto se convierte en ley, y también si no hace nada mientras el Congreso está en sesión. Un [[veto|veto]] devuelve el proyecto al Congreso con las razones. Si el Congreso ya cerró sus sesiones y no puede recibirlo, no hacer nada es un [[pocket-veto|veto de bolsillo]].',
            whereBillsStop:
              'Un veto acaba con un proyecto, salvo que el Congreso vote su [[override|anulación]], y un veto de bolsillo no se puede anular.',
            yourVoice:
              'Escriba a la Casa Blanca, y diga a sus representantes cómo quiere usted que voten si hay un veto.',
          },
        ],
      },
    ],
    afterwards: {
      heading: 'Después de la decisión del presidente',
      paragraphs: [
        'Para anular un veto hacen falta dos tercios de quienes votan en cada cámara, con [[quorum|quórum]]. {{vetoes|Las anulaciones son poco comunes}} (en inglés).',
        'Un proyecto que ya se convirtió en ley se llama [[act|ley]], o “act” en inglés. Muchas leyes necesitan además una [[appropriation|asignación presupuestaria]] antes de que una agencia pueda gastar dinero en ellas. Las agencias suelen escribir un [[regulation|reglamento]] con los detalles. Los tribunales pueden revisar tanto la ley como el reglamento.',
      ],
    },
    figure:
      'En los Congresos de 2021–22 y 2023–24, alrededor de {{bill-counts|1 o 2 de cada 100 proyectos}} (en inglés) se hicieron ley por sí solos. Muchos otros viajaron dentro de proyectos más grandes.',
  },
  notice: {
    heading: 'Su papel en el proceso',
    text: 'Una vez que un proyecto federal está en marcha, los ciudadanos tienen una participación directa mínima.',
    explanation: [
      'Usted no vota sobre los proyectos federales, y no hay votaciones nacionales sobre leyes. El público no tiene lugar cuando un comité o una conferencia cambia el texto. Deciden los legisladores.',
      'Eso no quiere decir que usted no tenga influencia. Su influencia es indirecta, y es mayor al principio y cerca de casa.',
      'Usted elige a las personas que deciden. Toda la Cámara y cerca de un tercio del Senado se eligen cada dos años, y el presidente, cada cuatro. Entre una elección y otra, usted puede comunicarse con esas personas, seguir su trabajo y comentar las normas propuestas. También puede participar en las decisiones estatales y locales.',
    ],
  },
  gettingInvolved: {
    heading: 'Cómo participar',
    intro: 'No hace falta saber de leyes. Estos sitios oficiales son gratuitos.',
    contact: {
      title: 'Comuníquese con sus representantes',
      paragraphs: [
        'Si usted vive en un estado, tiene un representante en la Cámara y dos senadores. Quienes viven en el Distrito de Columbia y en los territorios tienen en la Cámara un miembro sin voto.',
        'Nombre el proyecto, diga dónde vive y explique con sus propias palabras cómo le afecta. Los mensajes personales cuentan más que las cartas ya hechas. También puede llamar al Capitolio al (202)\u00A0224-3121 y pedir la oficina de un miembro del Congreso.',
        'La organización Congressional Management Foundation pregunta al personal del Congreso qué influye algo o mucho en los legisladores que aún no deciden. En su {{staff-surveys|informe de 2017}} (en inglés), el 94% mencionó las visitas en persona, y el 92%, los correos electrónicos individuales.',
      ],
      actions: [
        { link: 'house', label: 'Encuentre a su representante (house.gov, en inglés)' },
        { link: 'senate', label: 'Comuníquese con sus senadores (senate.gov, en inglés)' },
        { link: 'elected-officials', label: 'Encuentre funcionarios de todos los niveles (usa.gov/es)' },
      ],
    },
    write: 'Escriba aquí una carta o un guion para la llamada',
    track: {
      title: 'Dé seguimiento a los proyectos de ley',
      paragraphs: [
        'El sitio oficial de los proyectos de ley federales es Congress.gov (en inglés). Busque por tema, por número o por miembro. Puede leer el texto, ver quién lo patrocina y seguir cada paso hasta hoy.',
        'Con una cuenta gratuita puede guardar una búsqueda y recibir avisos por correo electrónico. Los proyectos estatales están en el sitio web de la legislatura de cada estado.',
      ],
      actions: [
        { link: 'congress', label: 'Busque proyectos de ley (congress.gov, en inglés)' },
        { link: 'legislative-process', label: 'Vea cómo se hacen las leyes (congress.gov, en inglés)' },
        {
          link: 'state-legislatures',
          label: 'Encuentre la legislatura de su estado (congress.gov, en inglés)',
        },
      ],
    },
    teach: {
      title: 'Para docentes',
      text: 'Elija de dos a cuatro temas para una clase. Los estudiantes leen los dos lados y responden, y usted ve lo que opina la clase. Sin cuentas y sin nombres.',
      link: 'Comparar en grupo, con una guía para la clase',
      door: '¿Da clases? Herramientas y una guía',
    },
    more: {
      heading: 'Más maneras de participar',
      items: [
        'Vote en las elecciones federales, estatales y locales, incluidas las primarias. Las reglas cambian según el estado; consulte {{vote-gov|vote.gov}}.',
        'Envíe un [[public-comment|comentario público]] sobre una norma que una agencia federal propone, en {{regulations|regulations.gov}} (en inglés). La agencia {{rulemaking|debe tomar en cuenta}} (en inglés) los comentarios pertinentes.',
        'Vea las audiencias de los comités. La mayoría son públicas y se transmiten por internet.',
        'Vaya a una reunión abierta con la comunidad (town hall) y haga una pregunta a su legislador.',
        'Vote sobre las propuestas estatales y locales de la boleta, si su estado las tiene.',
        'Hable en las reuniones de la junta escolar, de la ciudad o del condado.',
      ],
    },
  },
  glossary: {
    heading: 'Glosario',
    intro: 'Definiciones cortas de las palabras que más se oyen cuando se habla de cómo se hacen las leyes.',
    seeAll: 'Ver todos los términos',
  },
  sources,
} as const satisfies Widened<typeof english>;
