/** The pages by name, as their titles and the ways between them say it, in Spanish. */
import type { nav as english } from '../en/nav.ts';
import type { WordsOf } from '../words.ts';

export const nav: WordsOf<typeof english> = {
  'nav.pages': 'Páginas',
  'nav.more': 'Más páginas',
  'me.title': 'Mis mesas',
  'me.line': 'Todas tus mesas en una lista, primero las que te esperan. Sin cuenta ni contraseña.',
  'watch.title': 'Ver una partida',
  'watch.line': 'Mesas públicas: abiertas para unirse, en juego o terminadas para verlas.',
  'statistics.title': 'Estadísticas',
  'statistics.line': 'Lo que suman las mesas terminadas: las del juego para todos, las tuyas solo para ti.',
  'import.title': 'Traer una historia',
  'import.line': 'Una partida jugada en otro lugar se convierte aquí en una mesa para mirar.',
  'settings.title': 'Ajustes',
  'settings.line': 'Correos, horas tranquilas, vacaciones, dirección y enlaces.',
  'privacy.title': 'Privacidad',
  'privacy.line': 'Qué guarda este servicio de las personas, cuánto tiempo, y cómo hacer que lo olvide.',
  'lock.title': 'No soy yo',
  'lock.line': 'Bloquea los enlaces de un correo que no era para ti.',
  'nav.games': 'Juegos',
};
