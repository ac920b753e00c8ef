import type { congress as english } from '../en/congress';
import type { Widened } from '../widened';

export const congress = {
  state: { label: 'Su estado o territorio', none: 'Elija un estado o territorio' },
  district: {
    label: 'Su distrito en la Cámara de Representantes',
    none: 'Elija un distrito',
    name: (district) => `Distrito ${district}`,
    askedAgain: (district) =>
      `Los distritos pueden haber cambiado: ¿sigue siendo el distrito ${district}? Elíjalo otra vez, o elija otro.`,
    notSure: '¿No sabe cuál es? Búsquelo en house.gov (en inglés)',
  },
  listLabel: 'Las personas que le representan en el Congreso',
  loading: 'Buscando a los miembros del Congreso…',
  failed: 'No se pudo cargar la lista de miembros. Los sitios oficiales de abajo dicen quiénes son.',
  chosenLost:
    'No se pudo cargar la lista de miembros, así que la carta y la llamada ahora no nombran a nadie. Vuelva a cargar la página para intentarlo otra vez. Los sitios oficiales de abajo dicen quiénes son.',
  found: (count, names) =>
    count === 1
      ? `Esta lista nombra a una persona que le representa en el Congreso: ${names}.`
      : `Esta lista nombra a ${count} personas que le representan en el Congreso: ${names}.`,
  offices: {
    senator: () => 'Senado',
    representative: (district) =>
      district === 0 ? 'Cámara de Representantes' : `Cámara de Representantes, distrito ${district}`,
    delegate: () => 'Delegación en la Cámara de Representantes',
    residentCommissioner: () => 'Comisionado residente en la Cámara de Representantes',
  },
  seats: {
    member: (committee) =>
      `Forma parte del ${committee}, donde suelen empezar los proyectos de ley sobre este tema.`,
    chair: (committee) =>
      `Preside el ${committee}, donde suelen empezar los proyectos de ley sobre este tema.`,
    viceChair: (committee) =>
      `Ocupa la vicepresidencia del ${committee}, donde suelen empezar los proyectos de ley sobre este tema.`,
    ranking: (committee) =>
      `Encabeza la minoría del ${committee}, donde suelen empezar los proyectos de ley sobre este tema.`,
  },
  seatsUnknown: (committees, congress) =>
    `Esta lista todavía no dice quién forma parte de estos comités, con sus nombres en el Congreso ${congress}: ${committees}.`,
  call: (phone) => `Llamar al ${phone}`,
  contactForm: 'Formulario de contacto (en inglés)',
  website: 'Sitio web (en inglés)',
  noPhone: 'Esta lista todavía no tiene el teléfono de esta oficina. Búsquelo en',
  appointed: (until) => `Ocupa este escaño por nombramiento, hasta el ${until}.`,
  since: (day) => `En el cargo desde el ${day}.`,
  memberAsOf: (day) => `Datos del ${day}. Los miembros cambian: compruébelo en`,
  confirm: (name, site) =>
    `Lo comprobé en ${site}: ${name} todavía me representa. Nombrar a esta persona en mi carta y mi llamada.`,
  chosen: (name) => `La carta y la llamada son ahora para ${name}.`,
  notConfirmed: (name) =>
    `La carta y la llamada no nombran a nadie hasta que usted confirme que ${name} todavía le representa.`,
  generalChosen: 'La carta y la llamada no nombran a nadie.',
  dropped:
    'La carta no nombra a nadie: según esta lista, la persona que usted eligió no representa al estado y al distrito que indicó.',
  missing: {
    senators: (count) =>
      count === 1
        ? 'Esta lista no sabe quién ocupa hoy el otro escaño en el Senado. Consulte senate.gov.'
        : 'Esta lista no sabe quiénes ocupan hoy los dos escaños en el Senado. Consulte senate.gov.',
    termOver: (day) =>
      `El último mandato que esta lista conoce para este escaño terminó el ${day}. Quién lo ocupa ahora está en house.gov.`,
    nobody: 'Esta lista no nombra a nadie para este escaño. Consulte house.gov.',
  },
  withoutVote:
    'Aquí la gente no tiene senadores. Su miembro en la Cámara habla y trabaja en comités, y no vota en el pleno.',
  asOf: (day, termsEnd) =>
    `La lista es del ${day} y viene de los datos públicos del proyecto unitedstates (CC0). En ella, el ${termsEnd} es el último día de casi todos los mandatos en la Cámara y de un tercio de los del Senado. Los sitios oficiales de abajo son más recientes.`,
  votes: {
    show: 'Mostrar cómo votaron quienes le representan',
    hide: 'Ocultar cómo votaron quienes le representan',
    showInCard: (hasVotes) => `Mostrar oficinas locales${hasVotes ? ' y votaciones sobre esto' : ''}`,
    hideInCard: (hasVotes) => `Ocultar oficinas locales${hasVotes ? ' y votaciones sobre esto' : ''}`,
    find: 'Elija su estado en la página Escribir o llamar para ver aquí cómo votaron quienes le representan',
    failed:
      'No se pudieron cargar los votos ni las oficinas locales. Están en el registro oficial y en el sitio web de cada miembro.',
    mention: 'Agregar cómo votó el miembro',
    districtUnknown:
      'Elija su distrito en la página Escribir o llamar, y aquí también estará su representante.',
  },
  washington:
    'La línea de Washington suele estar ocupada. Una oficina local recibe el mismo mensaje y lo transmite.',
  begin: (congress) =>
    `Dónde suelen empezar los proyectos de ley sobre este tema, con los nombres de los comités en el Congreso ${congress}:`,
  committees: {
    SSBK: 'Comité de Banca, Vivienda y Asuntos Urbanos del Senado',
    SSCM: 'Comité de Comercio, Ciencia y Transporte del Senado',
    SSFI: 'Comité de Finanzas del Senado',
    SSHR: 'Comité de Salud, Educación, Trabajo y Pensiones del Senado',
    SSJU: 'Comité Judicial del Senado',
    SSVA: 'Comité de Asuntos de los Veteranos del Senado',
    HSBA: 'Comité de Servicios Financieros de la Cámara',
    HSED: 'Comité de Educación y Fuerza Laboral de la Cámara',
    HSIF: 'Comité de Energía y Comercio de la Cámara',
    HSJU: 'Comité Judicial de la Cámara',
    HSVR: 'Comité de Asuntos de los Veteranos de la Cámara',
    HSWM: 'Comité de Medios y Arbitrios de la Cámara',
  },
} as const satisfies Widened<typeof english>;
