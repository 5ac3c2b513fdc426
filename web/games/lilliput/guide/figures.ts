/** The figures that stand in explanations and rules, read from the game's data, so that both change with it. */
import type { Parameters } from '../../../../domain/kernel/rejection.ts';
import {
  type Ability,
  type CharacterId,
  characters,
  chart,
  companyRules,
  type PhaseColour,
  phases,
  setup,
  type Stop,
  tiles,
  variants,
} from '../../../../domain/lilliput/data.ts';

const FOUNDING_SHARES = 5;

const stopOf = (tile: string): Stop | undefined => tiles.get(tile)?.stops[0];
const phaseOf = (colour: PhaseColour): number => phases.find(({ phaseColour }) => phaseColour === colour)?.phase ?? 0;

function abilityOf<Type extends Ability['type']>(character: CharacterId, type: Type): Extract<Ability, { type: Type }> {
  const ability = characters.find(({ id }) => id === character)?.ability;
  if (ability?.type !== type) throw new Error(`the ${character} has no ability "${type}"`);
  return ability as Extract<Ability, { type: Type }>;
}

function figuresOfData(): Parameters {
  const income = abilityOf('justiciary', 'income');
  const general = stopOf('general-city')?.valueByPhase;
  return {
    one: 1,
    cash: setup.playerCash,
    copyValue: setup.copyCardEndValue,
    copies2: setup.copyCards[2],
    copies4: setup.copyCards[4],
    lastFactor: setup.lastRoundDividendFactor,
    metropolis: setup.metropolisCost,
    markers: companyRules.stationMarkers,
    station1: companyRules.stationCosts[1] ?? 0,
    station2: companyRules.stationCosts[2] ?? 0,
    shareLimit: companyRules.shareLimitPerPlayer,
    directorLimit: companyRules.directorLimitPerPlayer,
    tens: companyRules.certificates.filter((certificate) => certificate === '10%').length,
    lowest: Math.min(...chart.spaces.map(({ value }) => value)),
    foundingMin: chart.founding.minimum,
    gulliver: FOUNDING_SHARES * chart.founding.minimum,
    greenPhase: phaseOf('green'),
    brownPhase: phaseOf('brown'),
    rough: tiles.get('rough10')?.terrainCost ?? 0,
    hills: tiles.get('hills30')?.terrainCost ?? 0,
    tunnel: tiles.get('tunnel-straight')?.cost ?? 0,
    mine1: tiles.get('mine10-curve')?.mine ?? 0,
    mine2: tiles.get('mine20-straight')?.mine ?? 0,
    wiggywack: stopOf('wiggywack')?.value ?? 0,
    wiggywackOwn: stopOf('wiggywack')?.ownTokenValue ?? 0,
    castle: stopOf('castle')?.value ?? 0,
    castleOwn: stopOf('castle')?.ownTokenValue ?? 0,
    general: abilityOf('general', 'stationDiscount').percent,
    generalYellow: general?.yellow ?? 0,
    generalGreen: general?.green ?? 0,
    generalBrown: general?.brown ?? 0,
    admiral: abilityOf('admiral', 'trainDiscount').percent,
    harbour: stopOf('harbour')?.value ?? 0,
    justiciary: income.private,
    justiciaryCompanies: income.orCompanies,
    town: stopOf('town-straight')?.value ?? 0,
    treasurer: abilityOf('treasurer', 'tradeIn').amountPerRound,
    treasurerCity: stopOf('treasurer-city')?.value ?? 0,
    allenbeck3: variants.allenbeck.bonus[3],
    allenbeck4: variants.allenbeck.bonus[4],
  };
}

export const figures: Parameters = figuresOfData();
