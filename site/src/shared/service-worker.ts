import type { Language } from '@tutoring/domain/languages';

/** What pages and the service worker agree on (docs/adr/0042). */

/** The service worker's address: never with a hash, because browsers compare what is there. */
export const SERVICE_WORKER = '/sw.js';

/** How the worker's caches are called: one a release, with everything that belongs together. */
export const CACHE_PREFIX = 'site-';

/** The manifest of the app in a language. */
export const manifestAddress = (language: Language) =>
  language === 'en' ? '/manifest.webmanifest' : `/manifest.${language}.webmanifest`;

/** What a page tells the worker. */
export type WorkerMessage =
  /** Somebody is there, and this is what they speak: time to save what they may want later. */
  | { kind: 'interaction'; lang: string; saveData: boolean }
  /** The visitor wants the version that waits. */
  | { kind: 'update' };

/** Where the cards are that the worker brings: one file a language, each card named by `data-card`. */
export const appCards = (language: string) => `app.${language}`;

/** What a release is made of; the build puts it in. */
export interface Release {
  /** A hash of its scripts and stylesheets. */
  id: string;
  /** Pages that are saved for everybody. */
  pages: readonly string[];
  /** Of these the one in the visitor's language is saved, at its own address. */
  pagesByLanguage: readonly string[];
  /** Files that no page names and that its scripts may ask for. */
  files: readonly string[];
  /** Lists that the search and the chat read. */
  indexes: readonly string[];
}
