import type { PageMessages } from './messages/types';

/** The rules of a session: changes, coursework and AI. A rule that the owner has struck is left out. */
export function rulesOf({
  messages,
  layout,
}: Pick<PageMessages, 'messages' | 'layout'>): { label: string; text: string }[] {
  return [
    { label: messages.termsChange, text: layout.cancellation },
    { label: messages.termsCoursework, text: layout.courseworkRule },
    { label: messages.termsAi, text: layout.aiRule },
  ].filter(({ text }) => text !== '');
}
