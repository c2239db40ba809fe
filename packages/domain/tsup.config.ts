import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    attribution: 'src/contract/attribution.ts',
    'ap-exams': 'src/ap/exams.ts',
    consent: 'src/privacy/consent.ts',
    events: 'src/contract/events.ts',
    geo: 'src/contract/geo.ts',
    headers: 'src/contract/headers.ts',
    languages: 'src/languages.ts',
    lead: 'src/contract/lead.ts',
    'ib-courses': 'src/ib/courses.ts',
    'lead-limits': 'src/contract/lead-limits.ts',
    'page-report': 'src/contract/page-report.ts',
    'plain-text': 'src/contract/plain-text.ts',
    prices: 'src/prices.ts',
    'privacy-regions': 'src/privacy/regions.ts',
    retention: 'src/privacy/retention.ts',
    'service-finder': 'src/service-finder.ts',
    'session-times': 'src/session-times.ts',
    'storage-keys': 'src/privacy/storage-keys.ts',
    'stored-items': 'src/privacy/stored-items.ts',
  },
  format: 'esm',
  target: 'es2022',
  dts: true,
  clean: true,
});
