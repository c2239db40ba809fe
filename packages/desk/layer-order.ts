import { layers } from '@tutoring/ui/internal/theme';
import type { Plugin } from 'vite';

/** The order of the library's layers, which a stylesheet that loads before the library's has to declare itself. */
const ORDER = `@layer ${Object.values(layers).join(',')};`;

/**
 * Declares the order of the layers in every stylesheet. Vite puts rules that several screens share into a sheet of their own, and may
 * load that before the library's: then the library's reset would win over the desk's components.
 */
export const layerOrder = (): Plugin => ({
  name: 'layer-order',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = ORDER + String(file.source);
  },
});
