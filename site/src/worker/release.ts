import { CACHE_PREFIX } from '../contract/saved';

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

declare const RELEASE: Release;
export const release: Release = RELEASE;

/**
 * The cache of this release: its pages, scripts and stylesheets together, so that no page meets the scripts of another.
 */
export const CACHE = CACHE_PREFIX + release.id;
