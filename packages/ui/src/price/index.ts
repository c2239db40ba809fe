export { Plan, Plans, Price, Tier, Tiers } from './price';
export type { Amount, PlanProps, PriceProps, TierProps } from './price';
