export { Provider, useLang, useLinkComponent, useMessages } from './provider';
export type { LinkProps, MessageCatalogue, ProviderProps } from './provider';
export type { Translation } from '../lib/translation';
export { fill } from '../lib/fill';
