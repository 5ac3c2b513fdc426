/** Steps of Stephenson's Rocket, as short as a player would say them. */
import type { Command } from '../../../domain/kernel/command.ts';
import type { CityId, CompanyId, Good } from '../../../domain/rocket/data.ts';
import type { RocketStep } from '../../../domain/rocket/steps.ts';
import type { HexKey } from '../../../domain/rocket/types.ts';

export const turn = (...steps: RocketStep[]): Command => ({ type: 'turn', steps });

export const token = (city: CityId, good: Good): RocketStep => ({ type: 'takeToken', city, good });
export const place = (at: HexKey): RocketStep => ({ type: 'placeStation', at });
export const relocate = (from: HexKey, at: HexKey): RocketStep => ({ type: 'moveStation', from, at });
export const extend = (company: CompanyId, target: HexKey): RocketStep => ({ type: 'extend', company, target });

export const waive: RocketStep = { type: 'waive' };
export const call: RocketStep = { type: 'call' };
export const pass: RocketStep = { type: 'pass' };
export const bid = (shares: number, target: HexKey): RocketStep => ({ type: 'bid', shares, target });
export const giveWay: RocketStep = { type: 'giveWay' };
export const restore = (shares: number): RocketStep => ({ type: 'restore', shares });

export const declare = (company: CompanyId | null): RocketStep => ({ type: 'declareWaiver', company });
export const revoke = (company: CompanyId | null): RocketStep => ({ type: 'revokeWaiver', company });
