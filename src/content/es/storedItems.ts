import type { storedItems as english } from '../en/storedItems';
import type { Widened } from '../widened';
import { choices } from './appearance';

export const storedItems = {
  votes: {
    label: 'Sus respuestas',
    purpose: 'Sus respuestas: el número de cada tema, y sí, no o sin decidir.',
  },
  reasons: {
    label: 'Días y motivos',
    purpose:
      'De cada respuesta, su día, el día en que usted la confirmó por última vez y la primera respuesta con su día. Si usted dice por qué, también los argumentos que más pesan, hasta dónde debería llegar la propuesta y una línea con sus palabras. Lo que dijo de respuestas anteriores se conserva, por si vuelve a ellas.',
  },
  starred: { label: 'Sus estrellas', purpose: 'Los números de los temas que usted marca con una estrella.' },
  user: {
    label: 'Su membresía',
    purpose:
      'Su membresía, si se une: nombre, apellido, correo, un código hecho a partir de su contraseña, y su foto con el nombre del archivo.',
  },
  ...choices,
  sender: {
    label: 'La firma de sus cartas',
    purpose:
      'El nombre y la dirección con que usted firma las cartas. Se guardan aquí solo si marca “Recordar estos datos en este dispositivo”. Si no, son parte de “letter”.',
  },
  letter: {
    label: 'Los borradores de sus cartas',
    purpose:
      'Lo que usted escribe y elige en Escribir o llamar, para no perderlo al seguir un enlace, volver atrás o recargar la página. Se guarda mientras usted escribe, sin presionar nada. Está siempre en el almacenamiento de sesión.',
  },
  comparison: {
    label: 'El enlace de otra persona, aún sin abrir',
    purpose:
      'El código del enlace de otra persona, si usted elige responder primero y comparar después. Desaparece cuando usted compara.',
  },
  classroom: {
    label: 'A quién se contó en una clase o un grupo',
    purpose:
      'En una clase, cuatro letras al azar en lugar de su nombre, para que su código cuente una sola vez. En la página de un grupo, un código hecho de cada nombre o de esas letras, con su lugar allí. También uno del enlace de cada grupo. Quien use esa pestaña y sepa un nombre podría hallar sus respuestas. También cómo vota su clase.',
  },
  arrived: {
    label: 'Respuestas de otro dispositivo',
    purpose: 'El enlace con las respuestas de su otro dispositivo, hasta que usted las use o lo cierre.',
  },
  sharing: {
    label: 'Lo que decidió sobre los enlaces',
    purpose:
      'Qué respuestas deja fuera de su enlace, y qué enlace de otra persona eligió ver antes de responder.',
  },
  typing: {
    label: 'Que usted llenó un campo',
    purpose:
      'Un número al azar, desde la primera letra que escribe o el primer archivo que elige. Su navegador vuelve a llenar un formulario cuando usted regresa a él. Por este número el sitio sabe que usted borró todo desde entonces, y vacía el formulario.',
  },
  unreadable: {
    label: 'Datos que no se pudieron leer',
    purpose:
      'Lo que estaba guardado con uno de estos nombres y no se pudo leer. Se conserva como estaba, para que no se pierda.',
  },
} as const satisfies Widened<typeof english>;
