import { CACHE_PREFIX, type Release } from '../../shared/service-worker';

declare const RELEASE: Release;
export const release: Release = RELEASE;

/**
 * The cache of this release. Pages, scripts and stylesheets are in one cache, so that a page never gets another release's scripts.
 */
export const CACHE = CACHE_PREFIX + release.id;
