import type { Receiver } from './destination';

/** For development: says what would be sent. */
export const consoleReceiver: Receiver = {
  send({ name, properties, at }) {
    console.info(`[analytics] ${name}`, properties, new Date(at).toISOString());
  },
};
