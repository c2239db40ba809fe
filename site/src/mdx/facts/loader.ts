import type * as z from 'zod';
import type { Loader } from '../../build/model/mdx-component';
import type { schema, FactName } from './schema';
import { changes, changesHere } from './changes/loader';
import { counting } from './counting/loader';
import { emergencyNumbers, helplines } from './helplines/loader';
import { nearest } from './nearest/loader';
import { offers } from './offers/loader';
import { priceLines } from '../../build/model/price-lines';
import { region } from './region/loader';
import { retention } from './retention/loader';
import { sessionTimes } from './session-times/loader';
import { testimonials } from './testimonials/loader';
import { tiers } from './tiers/loader';
import { trader } from './trader/loader';
import { trust } from './trust/loader';

/** What every page knows: the shell has it. */
const nothing: Loader<undefined> = { load: () => undefined, textOf: () => [], linesOf: () => [] };
const price: Loader<undefined> = { ...nothing, linesOf: (_, __, said) => [{ lines: priceLines(said) }] };

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
} as const satisfies Record<FactName, Loader>;

/** The same, each asked with what it has found itself. */
const BY_NAME: Readonly<Record<FactName, Loader>> = LOOK_UPS;

/** What each name shows. */
export type FactsOf = { [Name in FactName]: ReturnType<(typeof LOOK_UPS)[Name]['load']> };

export const loader: Loader<FactsOf[FactName], z.output<typeof schema>> = {
  load: (sources, { of }) => LOOK_UPS[of].load(sources, undefined),
  textOf: (found, { of }) => BY_NAME[of].textOf(found, undefined),
  linesOf: (found, { of }, said) =>
    BY_NAME[of].linesOf?.(found, undefined, said) ?? [{ lines: BY_NAME[of].textOf(found, undefined) }],
};
