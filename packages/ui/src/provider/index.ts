export { Provider, useLang, useLinkComponent, useMessages } from './provider';
export type { LinkProps, ProviderProps } from './provider';
export type { Translation } from '../lib/translation';
export { fill } from '../lib/fill';
export type { MessageCatalogue } from './catalogue';
