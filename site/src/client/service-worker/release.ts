import { CACHE_PREFIX, type Release } from '../../shared/service-worker';

declare const RELEASE: Release;
export const release: Release = RELEASE;

/**
 * The cache of this release: its pages, scripts and stylesheets together, so that no page meets the scripts of another.
 */
export const CACHE = CACHE_PREFIX + release.id;
