/** Time zones to choose from: those that this browser knows, UTC, and the one that is set, in groups by region. */
export interface Region {
  readonly name: string;
  readonly zones: readonly { readonly zone: string; readonly place: string }[];
}

const regionOf = (zone: string): string => zone.split('/')[0] ?? zone;
const placeOf = (zone: string): string => (zone.includes('/') ? zone.slice(zone.indexOf('/') + 1) : zone);

export function regionsOf(known: readonly string[], set: string): Region[] {
  const zones = [...new Set(['UTC', set, ...known])].toSorted();
  const names = [...new Set(zones.map(regionOf))];
  return names.map((name) => ({
    name,
    zones: zones
      .filter((zone) => regionOf(zone) === name)
      .map((zone) => ({ zone, place: placeOf(zone).replaceAll('_', ' ').replaceAll('/', ', ') })),
  }));
}

/** Browsers before 2022 do not say which they know; then the set one and this browser's own are offered. */
export function zonesKnown(here: string): readonly string[] {
  return typeof Intl.supportedValuesOf === 'function' ? [here, ...Intl.supportedValuesOf('timeZone')] : [here];
}
