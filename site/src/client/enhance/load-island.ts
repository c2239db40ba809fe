import type { HydrateIsland, IslandMessages } from '../../shared/islands';
import { count } from '../../shared/line';
import { prefetch } from './loading/prefetch';

/** The events that indicate that a visitor is about to use an island. */
export const INTENTS = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'input'] as const;

type Loaded = readonly [{ hydrate: HydrateIsland }, IslandMessages];

/**
 * Loads an island.
 * @param files Its script, its messages, and what both import.
 */
export function loadIsland(files: readonly string[]): Promise<Loaded> {
  return count(load(files));
}

async function load(files: readonly string[]): Promise<Loaded> {
  const [script = '', messages = ''] = files;
  // All at once: their imports would be requested one after the other.
  files.forEach((file) => prefetch(file.endsWith('css') ? 'stylesheet' : 'modulepreload', file, 'high'));
  await afterPaint();
  return Promise.all([
    import(script) as Promise<{ hydrate: HydrateIsland }>,
    import(messages) as Promise<IslandMessages>,
  ]);
}

/** Lets the browser paint its response to a press, such as the focus ring, before a script is evaluated. */
function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
