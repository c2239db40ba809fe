const INTERNAL = './internal/';

export const hooks = {
  /**
   * Publishes no `internal` entry: these are for this repository, and `files` keeps their modules out of the tarball.
   * `pnpm pack` and `pnpm publish` call it, and so does `changeset publish`.
   */
  beforePacking(manifest) {
    if (!manifest.exports) return manifest;
    const published = Object.entries(manifest.exports).filter(([entry]) => !entry.startsWith(INTERNAL));
    return { ...manifest, exports: Object.fromEntries(published) };
  },
};
