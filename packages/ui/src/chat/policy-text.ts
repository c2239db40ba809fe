import type { StatedPolicy } from '@tutoring/domain/chat-answer';
import type { Messages } from './translation';

/**
 * Returns the message of a policy, which says what the chat does not do. A newer server may send a policy that this page does
 * not know: then it returns the message for an unknown answer.
 */
export function policyText(messages: Messages, policy: StatedPolicy): string {
  const texts: Readonly<Partial<Record<string, string>>> = messages;
  return texts[`policy_${policy}`] ?? messages.unknown;
}
