export { Footer } from './footer';
export type { FooterProps, LocationLink } from './footer';
