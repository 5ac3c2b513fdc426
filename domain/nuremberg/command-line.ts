/** What the game adds to the command line: `railpost judge`, and its options of `railpost simulate`. */
import type { CommandLine, SimulateOptions } from '../kernel/command-line.ts';
import { MAPS } from './data.ts';
import { judgeCommand } from './judge/command.ts';
import type { NurembergState } from './types.ts';

const simulate: SimulateOptions = {
  flags: { map: 'ID', side: 'SIDE' },
  help: `Its maps: ${MAPS.join(', ')}; its sides of the boards: 34, 23.`,
  optionsOf: ({ map, side }) => ({ ...(map === undefined ? {} : { map }), ...(side === undefined ? {} : { side }) }),
  course(state) {
    const { turn, links } = state as NurembergState;
    return `in turn ${turn}, with ${links.length} links on the board`;
  },
};

export const commandLine: CommandLine = { commands: { judge: judgeCommand }, simulate };
