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
  'statistics.line': 'Los resultados de las mesas terminadas: los de las públicas para todos, los tuyos solo para ti.',
  'import.title': 'Importar una partida',
  'import.line': 'Carga el archivo de historial de una partida para verla y explorarla aquí.',
  'settings.title': 'Ajustes',
  'settings.line': 'Correos, horas tranquilas, vacaciones, dirección y enlaces.',
  'privacy.title': 'Privacidad',
  'privacy.line': 'Qué guarda este servicio de las personas, por cuánto tiempo y cómo hacer que se borre.',
  'lock.title': 'No soy yo',
  'lock.line': 'Bloquea los enlaces de un correo que no era para ti.',
  'nav.games': 'Juegos',
};
