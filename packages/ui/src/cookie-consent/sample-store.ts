import { ConsentStore } from './store';

interface Options {
  /** Where the visitor is. @default nowhere known */
  country?: string;
  region?: string;
  gpc?: boolean;
  now?: () => number;
  reload?: () => void;
}

/** A started store as stories and tests need it: of a place, with or without the signal. */
export function sampleStore({ country, region, gpc = false, now = Date.now, reload = () => undefined }: Options = {}) {
  const store = new ConsentStore({ now, gpc: () => gpc, reload });
  store.start(() => Promise.resolve(country ? { country, region: region ?? null } : undefined));
  return store;
}
