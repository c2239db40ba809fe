import type { Receiver } from './destination';

/** Logs events in development. */
export const consoleReceiver: Receiver = {
  send({ name, properties, at }) {
    console.info(`[analytics] ${name}`, properties, new Date(at).toISOString());
  },
};
