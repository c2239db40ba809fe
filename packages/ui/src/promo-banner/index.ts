export { PromoBanner } from './promo-banner';
export type { PromoBannerProps } from './promo-banner';
