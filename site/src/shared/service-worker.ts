import type { Language } from '@tutoring/domain/languages';

/** The contract between pages and the service worker (docs/adr/0042). */

/** The service worker's address. It has no hash: browsers look for updates at the same address. */
export const SERVICE_WORKER = '/sw.js';

/** The prefix of the worker's cache names. Each release has one cache. */
export const CACHE_PREFIX = 'site-';

/** The address of the web app manifest in a language. */
export const manifestAddress = (language: Language) =>
  language === 'en' ? '/manifest.webmanifest' : `/manifest.${language}.webmanifest`;

/** A message from a page to the worker. */
export type WorkerMessage =
  /** The visitor interacted with the page: the worker saves pages in their language for offline use. */
  | { kind: 'interaction'; lang: string; saveData: boolean }
  /** The visitor wants to activate the waiting version. */
  | { kind: 'update' };

/** The card name of the file with the service worker's cards in a language. `data-card` names each card in it. */
export const appCards = (language: string) => `app.${language}`;

/** The contents of a release. The build writes it into the worker. */
export interface Release {
  /** A hash of its scripts and stylesheets. */
  id: string;
  /** Pages that are saved for every visitor. */
  pages: readonly string[];
  /** Pages that are saved in the visitor's language only. */
  pagesByLanguage: readonly string[];
  /** Files that scripts import and no page's HTML names. */
  files: readonly string[];
}
