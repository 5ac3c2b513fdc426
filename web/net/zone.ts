/** The time zone of this browser. */
export const zoneHere = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
