import type { Language } from '@tutoring/domain/languages';
import type { PageMessages } from './messages/types';
import { spaceAfterStop } from './punctuation';

/**
 * What AI may do in sessions and, unless the owner has struck it, that Study Chat answers without a tutor’s check.
 * @param isInFull Whether to add that Study Chat says so.
 */
export function aiRule(
  { messages, layout }: Pick<PageMessages, 'messages' | 'layout'>,
  language: Language,
  isInFull = false,
): string {
  const { aiRule: rule, aiRuleStudyChat, aiRuleSaid } = messages;
  if (layout.isWithoutStudyChat) return rule;
  return [rule, aiRuleStudyChat, ...(isInFull ? [aiRuleSaid] : [])].join(spaceAfterStop(language));
}
