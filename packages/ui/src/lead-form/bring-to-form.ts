import { LEAD_LIMITS } from '@tutoring/domain/lead-limits';
import { loadDraft, saveBrought } from './draft';

/** Separates what was brought from what the visitor wrote. */
export const GAP = '\n\n';

/**
 * Puts a text into the draft of the form's message, before what the visitor has written. It replaces what was brought earlier.
 * The draft stays in the tab; the form shows it, and the visitor can change it or take it out.
 * @param text What to bring.
 * @param link A last line, left out if the message would get too long.
 */
export function bringToForm(text: string, link: string): void {
  const { values, brought: earlier } = loadDraft();
  const own = withoutBrought(values.message ?? '', earlier);
  const room = Math.max(0, LEAD_LIMITS.message - (own ? own.length + GAP.length : 0));
  const brought = [`${text}\n${link}`, text].find(({ length }) => length <= room) ?? text.slice(0, room).trimEnd();
  if (brought) saveBrought(brought, own ? brought + GAP + own : brought);
}

/** A message without what was brought; the message itself if that is not in it. */
export function withoutBrought(message: string, brought: string | undefined): string {
  return brought ? message.replace(brought, () => '').trim() : message;
}
