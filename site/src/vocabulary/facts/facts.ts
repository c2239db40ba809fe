import type * as z from 'zod';
import type { LookUp } from '../word';
import type { attributes, FactName } from './attributes';
import { changes, changesHere } from './changes/facts';
import { counting } from './counting/facts';
import { emergencyNumbers, helplines } from './helplines/facts';
import { nearest } from './nearest/facts';
import { offers } from './offers/facts';
import { priceLines } from './price/lines';
import { region } from './region/facts';
import { retention } from './retention/facts';
import { sessionTimes } from './session-times/facts';
import { testimonials } from './testimonials/facts';
import { tiers } from './tiers/facts';
import { trader } from './trader/facts';
import { trust } from './trust/facts';

/** What every page knows: the shell has it. */
const nothing: LookUp<undefined> = { find: () => undefined, textOf: () => [], linesOf: () => [] };
const price: LookUp<undefined> = { ...nothing, linesOf: (_, __, said) => [{ lines: priceLines(said) }] };

const LOOK_UPS = {
  changes,
  'changes-here': changesHere,
  counting,
  'emergency-numbers': emergencyNumbers,
  helplines,
  nearest,
  offer: nothing,
  offers,
  price,
  region,
  retention,
  'session-times': sessionTimes,
  testimonials,
  tiers,
  'tier-table': { ...tiers, linesOf: () => [] },
  trader,
  trust,
} as const satisfies Record<FactName, LookUp>;

/** The same, each asked with what it has found itself. */
const BY_NAME: Readonly<Record<FactName, LookUp>> = LOOK_UPS;

/** What each name shows. */
export type FactsOf = { [Name in FactName]: ReturnType<(typeof LOOK_UPS)[Name]['find']> };

export const facts: LookUp<FactsOf[FactName], z.output<typeof attributes>> = {
  find: (sources, { of }) => LOOK_UPS[of].find(sources, undefined),
  textOf: (found, { of }) => BY_NAME[of].textOf(found, undefined),
  linesOf: (found, { of }, said) =>
    BY_NAME[of].linesOf?.(found, undefined, said) ?? [{ lines: BY_NAME[of].textOf(found, undefined) }],
};
