import type { Destination } from './destination';

/** For development: says what would be sent. */
export const consoleDestination: Destination = {
  needs: ['analytics', 'marketing'],
  load: () => Promise.resolve(),
  send({ name, properties, at }) {
    console.info(`[analytics] ${name}`, properties, new Date(at).toISOString());
  },
};
