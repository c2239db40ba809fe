import { EMBEDS } from '@tutoring/domain/headers';
import { addressIn, type Language } from '@tutoring/domain/languages';
import type { MessageCatalogue } from '@tutoring/ui/provider';
import type { IslandName } from './islands';
import { PLANNER } from './paths';

/**
 * The tools that other sites may show in a frame: the island, and the tool's own page. Their addresses are in the pages of
 * schools, so a name never changes.
 */
export const EMBED_TOOLS = {
  diploma: { island: 'grade-calculator', page: '/tools/premium-grade-calculator', anchor: '#diploma' },
  subject: { island: 'subject-calculator', page: '/tools/premium-grade-calculator', anchor: '#subject' },
  ap: { island: 'ap-calculator', page: '/tools/premium-grade-calculator', anchor: '#ap' },
  'study-hours': { island: 'study-hours-estimator', page: PLANNER, anchor: '#plan' },
} as const satisfies Record<string, { island: IslandName; page: string; anchor: string }>;

/** The name of an embed, as its address has it. */
export type EmbedName = keyof typeof EMBED_TOOLS;

export const EMBED_NAMES = Object.keys(EMBED_TOOLS) as EmbedName[];

/** The address of an embed: `/embed/diploma` in English, `/embed/diploma/ja`, and so on. */
export function embedAddress(name: EmbedName, language: Language): string {
  return addressIn(EMBEDS + name, language);
}

/** Marks the body of an embed: the build gives it scripts of its own. */
export const EMBED = 'data-embed';

/** The height of a frame without that script, in px. Its content scrolls. */
export const FRAME_HEIGHT = 900;

/** What the script for heights must be, byte by byte. Pages of schools have this text: it never changes. */
export const RESIZE_INTEGRITY = 'sha384-t4b74OJ+iVVA1rILhWBe7Xn+Xyy7FOqKyzB8N5/Iun77/I6gytaFxJCx+SDjA4f3';

/**
 * What a frame may do: run our scripts, keep entries in its own storage, open links in tabs that are ordinary pages, save
 * files, and print. It may not send forms, nor replace the school's page.
 */
const SANDBOX = [
  'allow-scripts',
  'allow-same-origin',
  'allow-popups',
  // Our pages have `Cross-Origin-Opener-Policy`, with which no tab opens that inherits a sandbox.
  'allow-popups-to-escape-sandbox',
  'allow-downloads',
  'allow-modals',
].join(' ');

/** The line that a school copies. No address of the school's pages is sent. */
export function frameLine(src: string, title: string): string {
  return (
    `<iframe src="${src}" title="${title}" width="100%" height="${FRAME_HEIGHT}" style="border:0" loading="lazy" ` +
    `referrerpolicy="no-referrer" allow="clipboard-write" sandbox="${SANDBOX}"></iframe>`
  );
}

/** The second line, which gives each frame the height of its content. */
export function scriptLine(src: string): string {
  return `<script src="${src}" integrity="${RESIZE_INTEGRITY}" crossorigin="anonymous" referrerpolicy="no-referrer" async></script>`;
}

/** The name of a tool, in the language of the messages. */
export function toolNameIn(messages: MessageCatalogue, name: EmbedName): string {
  return messages[EMBED_TOOLS[name].island]?.form ?? name;
}
