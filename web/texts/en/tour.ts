/** The frame of a tour, in English. */
export const tour = {
  'tour.stops': 'Stops of the tour',
  'tour.count': 'Stop {number} of {total}',
  'tour.previous': 'Back',
  'tour.next': 'Next',
  'tour.show': 'Show me',
  'tour.leave': 'Leave the tour',
  'tour.back': 'Back to the table',
  'tour.again': 'Start again',
  'tour.task': 'Your move',
  'tour.keys': 'Arrow keys go from stop to stop, Escape leaves.',
  'tour.end.rules': 'Read the rules',
} as const;
