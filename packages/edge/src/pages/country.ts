import type { Context } from 'hono';
import type { Env } from '../env';
import { escapeHtml } from '../lib/escape-html';
import generated from '../generated/countries.json';
import { fetchPage } from './fetch-page';

/** As site/src/build/publish/countries.ts writes it. */
interface Country {
  name: string;
  inText: string;
  rows: string[][];
  nearest: string[];
}
const { template, countries, cards } = generated as {
  template: string;
  countries: Record<string, Country | undefined>;
  cards: Record<string, { href: string; label: string; text: string } | undefined>;
};

/** Whether a path is the code of a country without its own page, such as `/pl`. */
export function isCountry(path: string): boolean {
  return Object.hasOwn(countries, path.slice(1));
}

/** `GET /pl`: the shared page of regions without their own, about this country. */
export async function country(c: Context<{ Bindings: Env }>, path: string): Promise<Response> {
  const code = path.slice(1);
  const [about, own] = [countries[code], countries[template]];
  const page = await fetchPage(c, `/${template}`);
  if (!about || !own || !page.ok) return page;
  const html = named(await page.text(), { from: own, to: about, code });
  const answer = new Response(html, { headers: page.headers });
  answer.headers.delete('ETag');
  return filledIn(answer, about);
}

/** Replaces the template country's name. In sentences the name may need an article. */
function named(html: string, { from, to, code }: { from: Country; to: Country; code: string }): string {
  const inSentence = new RegExp(`\\b(in|about|of) (<mark[^>]*>)?${from.inText}`, 'g');
  const inJson = JSON.stringify(to.name).slice(1, -1);
  return html
    .split(/(<script type="application\/ld\+json">.*?<\/script>)/s)
    .map((piece) =>
      piece.startsWith('<script')
        ? piece.replaceAll(from.name, inJson).replaceAll(`/${template}"`, `/${code}"`)
        : piece
            .replaceAll(inSentence, (_, word: string, mark = '') => `${word} ${mark}${escapeHtml(to.inText)}`)
            .replaceAll(from.name, escapeHtml(to.name))
            .replaceAll(`-${from.name.toLowerCase()}"`, `-${code}"`),
    )
    .join('');
}

function filledIn(page: Response, { rows, nearest }: Country): Response {
  const texts = rows.flat();
  const links = nearest.flatMap((href) => cards[href] ?? []);
  let cell = -1;
  let card = -1;
  return new HTMLRewriter()
    .on('main tbody th, main tbody td', {
      element(place) {
        cell += 1;
        place.setInnerContent(texts[cell] ?? '');
      },
    })
    .on('main [data-page]', {
      element(place) {
        card += 1;
        place.setAttribute('data-page', links[card]?.href ?? '');
      },
    })
    .on('main [data-page] h3 a', {
      element(link) {
        link.setAttribute('href', links[card]?.href ?? '').setInnerContent(links[card]?.label ?? '');
      },
    })
    .on('main [data-page] p', { element: (text) => void text.setInnerContent(links[card]?.text ?? '') })
    .transform(page);
}
