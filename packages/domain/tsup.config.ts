import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    geo: 'src/contract/geo.ts',
    headers: 'src/contract/headers.ts',
    languages: 'src/languages.ts',
    lead: 'src/contract/lead.ts',
    'lead-limits': 'src/contract/lead-limits.ts',
    'service-finder': 'src/service-finder.ts',
    'session-times': 'src/session-times.ts',
  },
  format: 'esm',
  target: 'es2022',
  dts: true,
  clean: true,
});
