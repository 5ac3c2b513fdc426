/** Putting a turn together and sending it, and the keys of a table, in English. */
export const turn = {
  'send.busy': 'Sending …',
  'send.retrying': 'No answer yet. What you sent is kept here and goes out again by itself; it cannot count twice.',
  'send.refused': 'It was not accepted. {reason}',
  'send.overtaken': 'Something happened at the table before yours arrived:',

  'will.title': 'If you send',

  'step.send': 'Send',
  'step.send.detail': 'then it counts',

  'turn.change': 'Change',
  'turn.undo': 'Undo',
  'turn.startOver': 'Start over',

  'send.turn': 'Send turn',
  'step.next': 'Next',
  'step.next.detail': 'if you like',
  'turn.stepsOfTurn': 'Steps of your turn',
  'doing.label': 'What you can do',
  'send.decision': 'Send decision',
  'will.notYet': 'Nothing counts until you send it.',
  'keys.title': 'Keys',
  'keys.open': 'Keys and shortcuts',
  'keys.undo': 'undo the last thing',
  'keys.send': 'press the main button; with Ctrl from anywhere',
  'keys.choices': 'go to what you can do',
  'keys.board': 'go to the places that can be pressed',
  'keys.arrows': 'go from place to place on the board',
  'keys.zoom': 'zoom; 0 shows the whole board',
  'keys.help': 'show this list',
  'keys.enter': 'Enter',
  'keys.arrowKeys': 'arrow keys',
} as const;
