/** What 18Lilliput adds to the command line: `railpost revenue`, and its options of `railpost simulate`. */
import type { CommandLine, SimulateOptions } from '../kernel/command-line.ts';
import { scenarios } from './data.ts';
import { revenueCommand } from './revenue-command.ts';
import { VARIANTS } from './rules/variants.ts';
import type { LilliputState } from './types.ts';

const simulate: SimulateOptions = {
  flags: { variants: 'A,B', scenario: 'ID' },
  help: `Its variants: ${VARIANTS.join(', ')}; its scenarios: ${scenarios.map(({ id }) => id).join(', ')}.`,
  optionsOf: ({ variants, scenario }) => ({
    ...(variants === undefined ? {} : { variants: variants.split(',').filter((name) => name !== '') }),
    ...(scenario === undefined ? {} : { landscape: scenario }),
  }),
  course(state) {
    const { round, phase } = state as LilliputState;
    return `in round ${round} and phase ${phase}`;
  },
};

export const commandLine: CommandLine = { commands: { revenue: revenueCommand }, simulate };
