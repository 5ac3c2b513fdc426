/** The table's own sentences, in English. */
import type { Texts } from '../texts.ts';

export const tableTexts = {
  'rejection.table.over': 'This table has ended; nothing more can be played.',
  'rejection.table.notAwaited': 'It is not your turn.',
  'rejection.table.unfinished': 'This turn is not complete yet.',
  'rejection.table.seats': 'This game takes {min} to {max} players, not {seats}.',
  'rejection.table.takeBackOpen': 'A request to take a turn back is open already.',
  'rejection.table.nothingToTakeBack': 'There is no turn of yours to take back to that point.',
  'rejection.table.noRequest': 'Nobody has asked to take a turn back.',
  'rejection.table.answered': 'You have answered this request already.',
  'fact.table.started': 'The table starts.',
  'fact.table.takeBackAsked': '{seat|seat} asks to take a turn back.',
  'fact.table.takeBackAnswered.agreed': '{seat|seat} agrees to it.',
  'fact.table.takeBackAnswered.refused': '{seat|seat} does not agree.',
  'fact.table.retracted': 'The turn is taken back.',
  'fact.table.rulesCorrected': 'From here on the rules are those of version {to}.',
  'fact.table.ended': 'The table has ended.',
  'seat.0': 'Seat 1',
  'seat.1': 'Seat 2',
  'seat.2': 'Seat 3',
  'seat.3': 'Seat 4',
  'seat.4': 'Seat 5',
  'seat.5': 'Seat 6',
  'seat.6': 'Seat 7',
  'seat.7': 'Seat 8',
} as const satisfies Texts;
