export { Badge, SampleBadge } from './badge';
export type { BadgeProps, SampleBadgeProps } from './badge';
