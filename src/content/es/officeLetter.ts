import type { OfficeLetterWords } from '../letterTypes';

export const officeLetter: OfficeLetterWords | null = {
  heading: 'La carta en inglés, para enviar',
  text: 'La mayoría de las oficinas leen en inglés. Aquí ve cada párrafo en inglés junto a lo que dice en español.',
  ownWords:
    'Lo que usted escribe con sus propias palabras queda en español; muchas oficinas tienen quien lea español.',
  ownEdited:
    'Usted cambió a mano la carta en español, y el inglés no sigue esos cambios. Si quiere, cámbielo también.',
  label: 'La carta en inglés',
  change: 'Cambiar el texto en inglés',
  choice: {
    label: 'Carta que va a usar',
    kinds: { sent: 'Carta en inglés', read: 'Carta en español' },
    hint: 'La mayoría de las oficinas leen en inglés; muchas tienen quien lea español. Lo que elija vale para copiar, para el correo, para imprimir y para la llamada.',
  },
  goesOut: 'Lo que se envía',
  callMeans: 'En español dice:',
};
