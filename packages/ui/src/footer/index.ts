export { Footer } from './footer';
export type { FooterProps, LocationGroup, LocationLink } from './footer';
