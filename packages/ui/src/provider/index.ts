export { Provider, useLang } from './provider';
export type { LinkProps, ProviderProps } from './provider';
export type { MessageCatalogue } from './catalogue';
