export { Price, Tier, Tiers } from './price';
export type { Amount, PriceProps, TierProps } from './price';
