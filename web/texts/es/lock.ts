/** *This isn't me*, in Spanish. */
import type { lock as english } from '../en/lock.ts';
import type { WordsOf } from '../words.ts';

export const lock: WordsOf<typeof english> = {
  'lead.mail': '¿Railpost te escribió y no juegas aquí? Entonces alguien dio tu dirección por error o sin preguntarte.',
  'lead.what':
    'Con el código de ese correo bloqueas todos los enlaces enviados a tu dirección. Nadie puede jugar por ti y no llegan más correos.',
  'lead.undo': 'Si algún día quieres jugar, pide un enlace con tu dirección: eso abre de nuevo el bloqueo.',
  act: 'Bloquear todos mis enlaces',
  acting: 'Bloqueando …',
  'done.title': 'Bloqueado',
  'done.words':
    'Todos los enlaces a tu dirección han muerto y los navegadores que usaban uno están desconectados. No escribimos más.',
  'done.home': 'Primera página',
  'done.unlock': 'Sí que era yo',
  'none.title': 'Aquí no hay enlace',
  'none.words': 'Esta página se abre desde un correo: al final dice «No soy yo: bloquear mis enlaces».',
  'dead.words': 'Este enlace ya está muerto y nadie puede usarlo. Un correo más nuevo trae un enlace más nuevo.',
  'tries.words': 'El código falló demasiadas veces. Usa el enlace al final de otro correo nuestro.',
  privacy: 'Qué se guarda aquí de las personas',
};
