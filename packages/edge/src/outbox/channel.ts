import type { NoReply } from '@tutoring/domain/inbox';
import type { OutboundLead } from '../leads/outbound-lead';

/** Channels of delivery: three for the owner, and the automatic reply to the sender. */
export type ChannelName = 'webhook' | 'mail' | 'reply' | 'console';

/**
 * The result on each finished channel (column `done`): when the message was delivered, in milliseconds since the epoch; or why
 * there is no reply: the provider `refused` the address, it was `not_sent` on purpose, or it `failed` too often.
 */
export type ChannelResults = Partial<Record<ChannelName, number | NoReply>>;

/** How a channel asks its recipient to delete leads. */
export interface DeletionNotices {
  /** Most leads in one run. */
  limit: number;
  /** Most leads in one request. */
  perRequest: number;
  /** Throws if the notice was not delivered. */
  send: (references: readonly string[]) => Promise<void>;
}

/** One channel. */
export interface Channel {
  name: ChannelName;
  /** Throws if the lead was not delivered. Returns why a reply was not sent. */
  deliver: (lead: OutboundLead) => Promise<'refused' | 'not_sent' | undefined | void>;
  /** Missing if the recipient keeps no copy. */
  deletions?: DeletionNotices;
  /** Whether its settings are wrong, so that every delivery fails. @default false */
  isMisconfigured?: boolean;
}
