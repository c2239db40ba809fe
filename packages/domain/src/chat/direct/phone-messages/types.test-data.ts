import type { MoreMessages } from '../more-messages/types.test-data';

/** `development` may be read to improve the phrases. Of `heldOut`, look only at the rates. */
export interface PhoneMessages {
  development: MoreMessages;
  heldOut: MoreMessages;
}
