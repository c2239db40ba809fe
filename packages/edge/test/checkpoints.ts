import { createServer } from 'node:http';
import { freePort } from './free-port';

/** Milliseconds after which a place counts as not reached. */
const REACHED_MS = 15_000;

/** Hears where the Worker is (src/checkpoint.ts), and lets it stand still at one place, so that a test can kill it there. */
export async function watchCheckpoints<Place extends string>() {
  let awaited: { place: Place; left: number; reach: () => void } | undefined;
  const places = new Map<Place, number>();
  const isReached = (place: string) => {
    if (awaited?.place !== place || (awaited.left -= 1) > 0) return false;
    awaited.reach();
    return true;
  };
  const port = await freePort();
  const server = createServer((request, response) => {
    // Without an answer the Worker stands still there, until it is killed.
    if (!isReached(request.url?.slice(1) ?? '')) response.end();
  }).listen(port, '127.0.0.1');
  return {
    /** For `CHECKPOINT_URL`. */
    url: `http://127.0.0.1:${port}`,
    /** How often each place was reached. */
    places,
    /** Says that the test itself has come to a place. */
    reach: (place: Place) => void isReached(place),
    /**
     * Waits until a place is reached, for the `time`th time, or until it is too late.
     * @returns What to wait for before the kill.
     */
    expect(place: Place, time: number): Promise<void> {
      const reached = new Promise<void>((reach) => {
        awaited = { place, left: time, reach };
      }).then(() => void places.set(place, (places.get(place) ?? 0) + 1));
      return Promise.race([reached, new Promise<void>((resolve) => setTimeout(resolve, REACHED_MS))]);
    },
    /** After the kill. */
    forget: () => {
      awaited = undefined;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** What was reached, as a line of the log. */
export const placesText = (places: ReadonlyMap<string, number>) =>
  [...places].map(([place, times]) => `${place} ${times}`).join(', ');
