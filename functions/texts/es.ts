/** What the service answers to people, in Spanish; operators are spoken to in English. */
import type { ProblemTexts } from './en.ts';

export const spanish: ProblemTexts = {
  'problem.bad-target': 'La dirección o el nombre de host de esta petición no se puede leer.',
  'problem.bad-json': 'La petición no es JSON válido.',
  'problem.foreign-origin':
    'Esta petición viene de una página de otra dirección. Si esa página es la de tu propio servicio, pon en PUBLIC_URL la dirección que abre la gente.',
  'problem.link-malformed': 'Este enlace no está completo. Copia el enlace entero, hasta el último carácter.',
  'problem.link-forged': 'Este enlace no se hizo aquí, o cambió por el camino.',
  'problem.link-expired': 'Este enlace es demasiado antiguo. Pide uno nuevo al anfitrión.',
  'problem.link-revoked': 'Este enlace ya no vale: el anfitrión ha dado uno nuevo a ese asiento.',
  'problem.links-locked':
    'Los enlaces de este jugador están bloqueados, porque así lo pidió quien lee ese correo. Pide un enlace nuevo con la dirección para desbloquearlos.',
  'problem.code-needed': 'Este navegador es nuevo aquí. Escribe el código que está en el correo, junto al enlace.',
  'problem.code-wrong': 'Ese no es el código de este enlace. Está en el mismo correo, junto al enlace.',
  'problem.code-tries':
    'El código falló demasiadas veces y este enlace ya no sirve. Uno nuevo va de camino por correo.',
  'problem.code-spent': 'El código falló demasiadas veces. Pide uno nuevo.',
  'problem.open-mail':
    'El código ha sido incorrecto demasiadas veces aquí. Abre el enlace en el propio correo y escribe allí el código, o pide un correo nuevo.',
  'problem.link-spent':
    'El código ha sido incorrecto demasiadas veces, así que este enlace ya no sirve. Pide uno nuevo con tu dirección.',
  'problem.confirm-first':
    'Para escribir aquí como espectador hace falta una dirección confirmada. Pide antes un enlace por correo.',
  'problem.not-for-all': 'Esta mesa no es pública. Solo quien recibió un enlace puede hacer eso aquí.',
  'problem.hidden': 'El responsable del servicio ha quitado esta mesa de las listas públicas.',
  'problem.unknown-seat': 'Esta mesa no tiene ese asiento.',
  'problem.unknown-message': 'No existe ese mensaje.',
  'problem.unknown-annotation': 'No existe ese comentario, o lo escribió otra persona.',
  'problem.annotations-closed':
    'En esta mesa solo los jugadores comentan las posiciones. El anfitrión puede permitirlo también a los espectadores.',
  'problem.annotations-full': 'Esta mesa ya tiene sus {most} comentarios; no se guardan más.',
  'problem.annotations-full-onlookers':
    'Quienes miran han escrito {most} comentarios en esta mesa y no se guardan más de los suyos.',
  'problem.annotation-empty': 'Un comentario necesita palabras, o una marca en el tablero.',
  'problem.unknown-position': 'Esta mesa no tiene la versión {version}.',
  'problem.too-many-tables':
    'Tienes {most} mesas que esperan jugadores. Empieza una de ellas, o ciérrala, antes de montar otra.',
  'problem.seat-taken': 'Otra persona tiene este asiento.',
  'problem.seat-not-vacant':
    'Alguien juega en este asiento. Un suplente puede ocuparlo cuando se haya dejado o cedido por votación.',
  'problem.seat-without-address': 'Nadie fue invitado a este asiento por correo. Entrega tú mismo su enlace.',
  'problem.already-seated': 'Ya tienes un asiento en esta mesa.',
  'problem.address-taken': 'Otro jugador tiene esa dirección.',
  'problem.not-stopped': 'Nada impide escribir a {address}.',
  'problem.keys-other':
    'Estas claves no son las de los datos, o son más antiguas. Restaura antes las correctas desde tu copia de seguridad.',
  'problem.chat-full': 'Has escrito {most} mensajes en esta mesa y no se guardan más. Quita uno para escribir otro.',
  'problem.chat-full-onlookers':
    'Quienes miran han escrito {most} mensajes en esta mesa y no se guardan más de los suyos.',
  'problem.name-mixed': 'El nombre «{name}» mezcla alfabetos. Escríbelo en uno solo.',
  'problem.name-alike': 'El nombre «{name}» se parece a «{other}». Elige otro, para que nadie los confunda.',
  'problem.not-your-address': 'Este navegador aún no ha confirmado esa dirección. Pide antes un enlace por correo.',
  'problem.address-needed': 'Confirma antes tu dirección: pide un enlace y escribe el código que lo acompaña.',
  'problem.unknown-person': 'Aquí ya no se conoce a nadie con esa dirección.',
  'problem.table-closed': 'Esta mesa se cerró antes de empezar.',
  'problem.no-mail': 'Este servicio no envía correo. Deja la dirección vacía y entrega tú mismo el enlace al jugador.',
  'problem.bad-address': 'Esto no es una dirección de correo: {address}.',
  'problem.address-stopped': 'El correo a {address} no llega. Pide otra dirección.',
  'problem.not-your-seat': 'Este navegador no tiene ese asiento. Abre antes el enlace del asiento y siéntate.',
  'problem.not-the-host': 'Solo el anfitrión de esta mesa puede hacer eso.',
  'problem.unknown-route': 'No hay nada en esta dirección.',
  'problem.unknown-table': 'No hay ninguna mesa en esta dirección.',
  'problem.unknown-block': 'Las jugadas se leen en bloques de {size}: 1-{size}, luego {next}-{end}, y así.',
  'problem.no-orders': 'Este juego no admite órdenes permanentes.',
  'problem.wrong-method': 'Esta dirección no admite peticiones {method}.',
  'problem.already-started': 'La partida de esta mesa ya ha empezado.',
  'problem.not-ended': 'La partida de esta mesa aún no ha terminado.',
  'problem.not-started': 'La partida de esta mesa aún no ha empezado.',
  'problem.too-few-players': 'Este juego necesita al menos {min} jugadores; {filled} tienen asiento por ahora.',
  'problem.version-conflict': 'Mientras tanto ha pasado otra cosa en la mesa.',
  'problem.command-id-used': 'Ya se envió otra orden con el mismo identificador.',
  'problem.robot-plays': 'Ahora un robot juega en este asiento.',
  'problem.busy': 'Demasiados cambios en el mismo momento. Inténtalo de nuevo.',
  'problem.too-large': 'La petición es demasiado grande: se leen {most} bytes como mucho.',
  'problem.wrong-type': 'La petición debe enviarse como application/json.',
  'problem.wrong-type-history': 'Una partida debe enviarse como application/x-ndjson.',
  'problem.unknown-format':
    'No hay exportación de ese tipo: los formatos son ndjson, record, csv, svg, png y annotations, y los idiomas en, fr y es.',
  'problem.bad-history': 'Esta partida no se puede leer. Línea {line}: {reason}.',
  'problem.read-only':
    'Esta mesa se jugó en otro sitio y se trajo aquí para verla; nadie puede jugar ni escribir allí.',
  'problem.bad-position': 'No se puede seguir desde esta posición.',
  'problem.other-seats': 'En esta posición juegan {seats}; la mesa nueva necesita otros tantos asientos.',
  'problem.seats-open': 'Una mesa que sigue desde una posición necesita ocupados sus {seats} asientos.',
  'problem.bad-request': 'La petición no tiene la forma que se espera aquí.',
  'problem.unknown-game': 'Aquí no hay ningún juego con ese nombre.',
  'problem.unknown-player': 'Ningún robot llamado «{player}» juega a este juego.',
  'problem.nobody-plays': 'Al menos un asiento debe ser de una persona.',
  'problem.bad-seats': 'Este juego es de {min} a {max} jugadores, no de {seats}.',
  'problem.unknown-zone': 'No hay ningún huso horario «{zone}».',
  'problem.bad-options': 'Estas opciones no encajan con el juego.',
  'problem.name-needed': 'Este asiento aún no tiene nombre. Da el nombre que verán los demás.',
  'problem.too-many-requests': 'Ha sido muy seguido. Inténtalo de nuevo en {seconds} segundos.',
  'problem.too-many-codes':
    'Se han escrito códigos incorrectos demasiadas veces, así que por ahora no se acepta ninguno. Inténtalo dentro de unas horas.',
  'problem.mailbox-limit':
    'Otras personas han hecho enviar muchos correos a esta dirección, así que por ahora no se envían más. Inténtalo dentro de {hours} h.',
  'problem.login-mail-limit':
    'Se han pedido enlaces para esta dirección demasiadas veces, así que por ahora no se envían más correos. El correo más reciente tiene un enlace y un código que sirven durante una hora. También puedes abrir el enlace de un correo anterior de este servicio y volver a pedirlo desde allí. Si no, inténtalo dentro de {hours} h.',
  'problem.too-slow': 'La petición no ha llegado completa en {seconds} segundos. Inténtalo de nuevo.',
  'problem.overloaded':
    'Están llegando demasiadas peticiones en este momento. No se ha cambiado nada; inténtalo de nuevo dentro de {seconds} segundos.',
  'problem.internal': 'Algo ha fallado en el servicio. No se ha perdido nada; inténtalo de nuevo.',
};
