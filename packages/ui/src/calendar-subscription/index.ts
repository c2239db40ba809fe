export { CalendarSubscription } from './calendar-subscription';
export type { CalendarSubscriptionProps } from './calendar-subscription';
