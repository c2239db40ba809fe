/** The port of each kind of run. They differ, so that several can run at the same time. */
export const PORTS = {
  journeys: 8790,
  html: 8791,
  storybook: 8792,
  writing: 8793,
  bench: 8794,
  worker: 8786,
  inspector: 8785,
  before: 8796,
  after: 8797,
  registry: 8798,
  app: 8799,
  owner: 8788,
  ownerSite: 8789,
} as const;
