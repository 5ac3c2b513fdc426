/** What a host does at a table, as its log tells it to everybody there. */
export const hostActs = [
  'created',
  'edited',
  'invited',
  'opened',
  'resent',
  'substituteInvited',
  'annotatorsSet',
  'proposedPause',
  'proposedEnd',
  'resumed',
  'started',
  'closed',
] as const;

export type HostAct = (typeof hostActs)[number];
