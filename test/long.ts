/** How often something is repeated: `npm test` repeats it as often as shows a fault, `npm run test:long` many times. */
export const repeats = (short: number, long: number): number => (process.env['RAILPOST_LONG'] === '1' ? long : short);
