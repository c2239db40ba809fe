import { ConsentStore } from './store';

interface Options {
  /** The visitor's country. @default unknown: the store gets no answer */
  country?: string;
  region?: string;
  gpc?: boolean;
  now?: () => number;
  reload?: () => void;
}

/** A started store for stories and tests. */
export function sampleStore({ country, region, gpc = false, now = Date.now, reload = () => undefined }: Options = {}) {
  const store = new ConsentStore({ now, gpc: () => gpc, reload });
  store.start(() => Promise.resolve(country ? { country, region: region ?? null } : undefined));
  return store;
}
