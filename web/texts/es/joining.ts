/** Coming to a seat, in Spanish. */
import type { joining as english } from '../en/joining.ts';
import type { WordsOf } from '../words.ts';

export const joining: WordsOf<typeof english> = {
  'code.label': 'Código del correo',
  'code.hint': 'Seis letras y cifras. Está en el correo, junto al enlace.',
  'code.freshHint': 'Seis letras y cifras. Vale una hora.',
  'code.odd': 'Un código tiene seis letras y cifras, y nunca I, L, O, 0 ni 1. Mira el correo otra vez.',

  'confirm.address': 'Tu dirección de correo',
  'confirm.addressOdd': 'No es una dirección completa, como ana@example.org.',
  'confirm.send': 'Enviarme un código',
  'confirm.sending': 'Enviando …',
  'confirm.sent': 'Un correo con un código va camino de {address}. Escribe el código aquí.',
  'confirm.again': 'Enviarlo otra vez',
  'confirm.other': 'Otra dirección',

  'join.mails': 'Correos de esta mesa',
  'join.toAddress': 'A {address}',
  'join.noMails': 'Ninguno',
  'join.wantMails': 'Avísame por correo cuando me toque',
  'join.mailsHint': 'Escribimos cuando te toca, y a nadie más.',
  'join.newLink': 'Tu dirección vuelve a abrir tu asiento: llega un código por correo.',
  'join.noSeat':
    'Esta dirección aún no se sienta a esta mesa. Quizá un correo más reciente tenga el enlace que vale; si no, pide al anfitrión que te invite de nuevo.',
  'join.confirmHint': 'Quien juega aquí tiene una dirección confirmada, para que lleguen los correos de los turnos.',
  'join.confirmAndSit': 'Confirmar y sentarse',

  'refused.address-needed': 'Confirma primero tu dirección.',
  'refused.address-stopped': 'El correo a {address} vuelve. Pide otra dirección.',
  'refused.already-seated': 'Esa dirección ya tiene un asiento en esta mesa.',
  'refused.already-started': 'La partida de esta mesa ya ha empezado.',
  'refused.bad-address': 'Esto no es una dirección de correo: {address}.',
  'refused.busy': 'Llegaron demasiados cambios a la vez. Inténtalo otra vez.',
  'refused.code-needed': 'Este navegador es nuevo aquí. Escribe el código que está en el correo, junto al enlace.',
  'refused.code-wrong.one': 'No es el código de este correo. Queda {count} intento.',
  'refused.code-wrong.other': 'No es el código de este correo. Quedan {count} intentos.',
  'refused.code-tries':
    'El código fue erróneo demasiadas veces y este enlace ya no vale. Un correo con otro enlace y otro código va de camino.',
  'refused.links-locked':
    'Los enlaces de este jugador están bloqueados, porque así lo pidió quien lee su correo. Con la dirección se abren de nuevo.',
  'refused.name-alike': '«{name}» se parece a «{other}». Elige otro nombre, para que nadie los confunda.',
  'refused.name-mixed': '«{name}» mezcla alfabetos. Escríbelo en uno solo.',
  'refused.name-needed': 'Escribe el nombre que verán los demás.',
  'refused.no-mail': 'Este servicio no envía correos. Deja la dirección vacía y entrega tú el enlace.',
  'refused.not-for-all': 'Esta mesa no es pública: hace falta un enlace para sentarse.',
  'refused.not-the-host': 'Solo el anfitrión de esta mesa puede hacer eso.',
  'refused.not-your-address': 'Este navegador aún no ha confirmado esa dirección.',
  'refused.seat-not-vacant':
    'Alguien juega aún en este asiento. Podrás sentarte cuando lo deje o se ceda por voto; guarda el correo.',
  'refused.seat-taken': 'Todos los asientos están ocupados.',
  'refused.seat-without-address': 'Nadie fue invitado a este asiento por correo. Entrega tú su enlace.',
  'refused.table-closed': 'Esta mesa se cerró antes de empezar.',
  'refused.too-many-requests': 'Han sido muchas veces. Inténtalo otra vez dentro de {seconds} segundos.',
  'refused.too-many-tables': 'Tienes {most} mesas que esperan jugadores. Empieza o cierra una de ellas primero.',
};
