import { directionOf, type Language } from '@tutoring/domain/languages';
import { LEAD_WORDS } from '@tutoring/domain/lead-words';
import { referencePattern } from '@tutoring/domain/lead-limits';
import type { Context } from 'hono';
import { business } from '../business';
import type { Env } from '../env';
import cardWords from '../generated/reference-card.json';
import { leadSummary } from '../leads/summary';
import { dueText } from '../when';
import { wholePage } from './whole-page';

/**
 * `GET /thanks?reference=…`: what happens next, in the language of whoever wrote and on their clock. Complete without
 * JavaScript. Says nothing of a lead but when it came, its language and its time zone: the address may be passed on.
 */
export async function thanks(c: Context<{ Bindings: Env }>): Promise<Response> {
  const page = await wholePage(c, '/thanks');
  const reference = c.req.query('reference') ?? '';
  // Whatever else stands in the address is not ours, and is not shown.
  if (!referencePattern.test(reference)) return new Response(page.body, page);
  const lead = await leadSummary(c.env.DB, reference);
  const language = lead?.language ?? 'en';
  const rewriter = inLanguage(new HTMLRewriter(), language)
    .on('[data-reference-block]', { element: (block) => void block.removeAttribute('hidden') })
    .on('[data-reference]', { element: (place) => void place.setInnerContent(reference) });
  if (lead) {
    const { timezone } = (c.req.raw.cf ?? {}) as { timezone?: string };
    const due = dueText(lead.receivedAt, language, [lead.timeZone, timezone], business.answer);
    rewriter
      .on('[data-due]', { element: (place) => say(place.removeAttribute('hidden'), due, language) })
      .on('[data-reminder]', {
        element: (link) =>
          void link.setAttribute('href', `/thanks/reminder.ics?reference=${reference}`).removeAttribute('hidden'),
      });
  }
  const shown = rewriter.transform(new Response(page.body, page));
  shown.headers.set('Cache-Control', 'no-store');
  shown.headers.delete('ETag');
  return shown;
}

/** Puts the page's words, which are English, into another language. */
function inLanguage(rewriter: HTMLRewriter, language: Language): HTMLRewriter {
  if (language === 'en') return rewriter;
  const { title } = LEAD_WORDS[language];
  const card = cardWords[language];
  const dir = directionOf(language);
  const words: Readonly<Record<string, string>> = LEAD_WORDS[language];
  return (
    rewriter
      // Numbers of a list, the card and its button stand on the side on which the language begins.
      .on('main [data-aside], main > section:not([id])', { element: (place) => void place.setAttribute('dir', dir) })
      // The title says the same.
      .on('main [data-aside] > div > p:first-child', { element: (kicker) => void kicker.remove() })
      .on('main h1', { element: (place) => say(place, title, language) })
      .on('[data-reference-block]', { element: (block) => void block.setAttribute('lang', language) })
      .on('[data-reference-block] > p:first-child', { element: (place) => say(place, card.label, language) })
      .on('[data-reference-block] button', { element: (button) => say(button, card.copy, language) })
      .on('[data-reference-block] [role=status]', {
        element: (status) =>
          void status.setAttribute('data-copied', card.copied).setAttribute('data-failed', card.failed),
      })
      .on('[data-word]', {
        element(place) {
          const word = words[place.getAttribute('data-word') ?? ''];
          if (word) say(place, word, language);
        },
      })
  );
}

function say(place: Element, text: string, language: Language): void {
  place.setAttribute('lang', language).setAttribute('dir', directionOf(language)).setInnerContent(text);
}
