import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';
import { layerOrder } from './layer-order';
import { unusedClasses } from './unused-classes';

/** Class names of the desk begin unlike those of @tutoring/ui, so that the two can never meet. */
const identifiers = ({ hash }: { hash: string }) => `_d${hash.slice(3)}`;

/** The edge's build copies `dist` to the site's /owner (packages/edge/scripts/assets.ts). */
export default defineConfig({
  base: '/owner/',
  plugins: [vanillaExtractPlugin({ identifiers }), layerOrder()],
  css: { lightningcss: { unusedSymbols: unusedClasses() } },
  build: {
    target: 'es2022',
    // The content policy allows no inlined files.
    assetsInlineLimit: 0,
    // Vite's script for older browsers; the desk's browsers preload modules themselves.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      // The library marks its components with 'use client' for server components, which the desk has none of.
      onLog: (level, log, report) => void (log.code === 'MODULE_LEVEL_DIRECTIVE' || report(level, log)),
    },
  },
});
