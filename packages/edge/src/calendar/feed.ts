/** The media type of a feed. */
export const CALENDAR_TYPE = 'text/calendar; charset=utf-8';

/** How many hours a calendar may wait before it asks again. Google and Outlook ask when they like, mostly once or twice a day. */
export const REFRESH_HOURS = { dates: 24, plan: 6 } as const;
