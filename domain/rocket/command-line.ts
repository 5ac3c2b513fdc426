/** What Stephenson's Rocket adds to the command line: `railpost judge`, and how far a simulated game came. */
import type { CommandLine, SimulateOptions } from '../kernel/command-line.ts';
import { judgeCommand } from './judge/command.ts';
import type { RocketState } from './types.ts';

const simulate: SimulateOptions = {
  flags: {},
  help: 'It has no options.',
  optionsOf: () => ({}),
  course(state) {
    const { turnsEnded, tilesLaid } = state as RocketState;
    return `in turn ${turnsEnded + 1} with ${tilesLaid} tiles`;
  },
};

export const commandLine: CommandLine = { commands: { judge: judgeCommand }, simulate };
