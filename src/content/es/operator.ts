export const operator = {
  heading: 'Quién está a cargo de este sitio',
  runBy: (name: string) => `${name} está a cargo de esta copia de Civic Voice y responde por lo que dice.`,
  none: 'Nadie está a cargo de esta copia de Civic Voice. Es solo para probar: nadie responde por lo que dice ni lee el correo a su dirección.',
  footer: (name: string) => `A cargo de ${name}`,
  footerNone: 'Solo para probar: nadie está a cargo de esta copia.',
  version: (version: string) => `Versión ${version}`,
} as const;
