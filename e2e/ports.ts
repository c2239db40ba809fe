/** Where each run serves the site: different ones, so that two may run side by side. */
export const PORTS = {
  journeys: 8790,
  html: 8791,
  storybook: 8792,
  writing: 8793,
  bench: 8794,
  peer: 8795,
  before: 8796,
  after: 8797,
  registry: 8798,
  app: 8799,
} as const;
