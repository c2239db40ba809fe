export { InboxTrouble } from './api';
export type { InboxApi, InboxTroubleKind } from './api';
export { Inbox } from './inbox';
export type { InboxProps } from './inbox';
export { INBOX_SEARCH_DELAY_MS } from './use-leads';
export type { InboxMessages } from './messages';
