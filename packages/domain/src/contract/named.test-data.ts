import type { CompanySettings } from './companies';

/** A build without third parties. */
export const NOBODY: CompanySettings = {
  gtag: '',
  gtm: '',
  locator: '',
  botCheck: { provider: 'none' },
  calendar: { embed: '' },
  staticContent: '',
  hostingApi: '',
  video: 'none',
  violationEndpoint: '',
};

/** A build with a third party of each kind. */
export const EVERYBODY: CompanySettings = {
  gtag: 'G-1',
  gtm: 'GTM-1',
  locator: 'https://geo.example/country?key=1',
  botCheck: { provider: 'recaptcha' },
  calendar: { embed: 'https://calendar.example/embed' },
  staticContent: 'https://static.example',
  hostingApi: 'https://api.host.example/v1',
  video: 'youtube',
  violationEndpoint: 'https://reports.example/in?key=1',
};
