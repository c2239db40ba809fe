import type { Chat, ChatSources } from '@tutoring/domain/chat';
import { sumText, type Quotation } from '@tutoring/domain/chat-answer';
import type { ChatEvent } from '@tutoring/domain/chat-model';
import { DATE_KINDS } from '@tutoring/domain/dates';
import { addressIn, type Language } from '@tutoring/domain/languages';
import type { SearchEntry } from '@tutoring/domain/search-entry';
import { tool, type ToolSet } from 'ai';
import * as z from 'zod/mini';
import { sourcesOf, type Source } from './sources';
import { nextDates, pointsOf } from './tool-results';

/** Most results of tools in an answer. */
const RESULTS_MAX = 6;
/** Most characters of what the model looks up. */
const QUERY_MAX = 200;
const SUBJECT_MAX = 60;
/** Most quotations of a search. */
const FOUND_MAX = 2;
/** Most sessions of a sum. */
const SESSIONS_MAX = 200;

/** The pages of the results. */
const PAGES = { price: '/tutoring-packages', dates: '/dates', points: '/tools/premium-grade-calculator' } as const;

/** What the tools work with. */
interface Workplace {
  language: Language;
  /** The number of quotations: the results are numbered after them. */
  quoted: number;
  chat: Chat;
  sources: Pick<ChatSources, 'facts' | 'index' | 'passages'>;
  now: number;
}

/** The tools for one answer, and what they found. */
export interface Toolbox {
  tools: ToolSet;
  /** What the tools found so far: sources for the check, as passages are. */
  found: readonly Source[];
  /** What the tools found, as the visitor would see it. */
  quotations: () => Quotation[];
  /** The event, after the sources that it cites. Numbers of results become those of the visitor's quotations. */
  withSources: (event: ChatEvent) => ChatEvent[];
  /** The computed results that no sentence has cited. They are the answer if no sentence passed. */
  rest: () => ChatEvent[];
}

/** Tools that calculate and look up from our own data, so that no model does arithmetic. */
export function toolboxOf({ language, quoted, chat, sources, now }: Workplace): Toolbox {
  const found: Source[] = [];
  const results: { cite: number; quotation: Quotation; isComputed: boolean }[] = [];
  /** The results that the visitor sees, in order. */
  const shown: number[] = [];

  function add(
    quotation: Quotation,
    isComputed: boolean,
    { heading, sentences }: Pick<Source, 'heading' | 'sentences'>,
  ) {
    const cite = quoted + results.length;
    results.push({ cite, quotation, isComputed });
    found.push({ cite, language, title: quotation.title, heading, sentences });
    return { number: cite + 1, text: sentences.join(' ') };
  }
  const isFull = () => results.length >= RESULTS_MAX;
  /** Adds computed sentences, with a link to the page that has them. */
  async function computed(page: string, sentences: readonly string[]) {
    const entries = await sources.index();
    const entry = pageIn(entries, page, language);
    if (!entry || isFull() || sentences.length === 0) return NOTHING;
    const { title, url } = entry;
    return add({ text: sentences.join(' '), language, title, url }, true, { heading: '', sentences });
  }
  const show = (cite: number): ChatEvent[] => {
    const result = results.find((one) => one.cite === cite);
    if (!result || shown.includes(cite)) return [];
    shown.push(cite);
    return [{ kind: 'source', quotation: result.quotation }];
  };

  const letter = z.enum(['A', 'B', 'C', 'D', 'E']);
  return {
    found,
    tools: {
      price: tool({
        description: 'What a number of tutoring sessions costs, from the lowest price of one.',
        inputSchema: z.strictObject({ sessions: z.int().check(z.minimum(1), z.maximum(SESSIONS_MAX)) }),
        async execute({ sessions }) {
          const { prices } = await sources.facts();
          return computed(PAGES.price, [sumText({ sessions: [sessions, sessions], each: prices }, language)]);
        },
      }),
      dates: tool({
        description: 'The next exam dates, results and deadlines of IB and AP.',
        inputSchema: z.strictObject({
          programme: z.optional(z.enum(['IB', 'AP'])),
          kind: z.optional(z.enum(DATE_KINDS)),
          subject: z.optional(z.string().check(z.maxLength(SUBJECT_MAX))),
        }),
        execute: (wanted) => computed(PAGES.dates, nextDates(wanted, language, now)),
      }),
      points: tool({
        description: 'The points of an IB Diploma, from six grades and the letters of TOK and the Extended Essay.',
        inputSchema: z.strictObject({
          grades: z.array(z.int().check(z.minimum(1), z.maximum(7))).check(z.length(6)),
          tok: letter,
          essay: letter,
        }),
        execute: ({ grades, tok, essay }) => computed(PAGES.points, [pointsOf(grades, tok, essay) ?? []].flat()),
      }),
      search: tool({
        description: 'Passages of this website that answer a question.',
        inputSchema: z.strictObject({ question: z.string().check(z.minLength(1), z.maxLength(QUERY_MAX)) }),
        async execute({ question }) {
          const answer = await chat.answer(question, language);
          if (answer.kind !== 'quotations') return NOTHING;
          const own = answer.quotations.slice(0, FOUND_MAX);
          const passages = await sourcesOf(own, language, sources);
          const added = passages.flatMap((passage) => {
            const quotation = own[passage.cite];
            return quotation && passage.language === language && !isFull() ? [add(quotation, false, passage)] : [];
          });
          return added.length > 0 ? added : NOTHING;
        },
      }),
    },
    quotations: () => results.map(({ quotation }) => quotation),
    withSources(event) {
      if (event.kind !== 'sentence') return [event];
      const events = event.cites.flatMap((cite) => (cite < quoted ? [] : show(cite)));
      const cites = event.cites.map((cite) => (cite < quoted ? cite : quoted + shown.indexOf(cite)));
      return [...events, { ...event, cites }];
    },
    rest: () => results.filter(({ isComputed }) => isComputed).flatMap(({ cite }) => show(cite)),
  };
}

/** What a tool says that found nothing. */
const NOTHING = 'Nothing was found.';

function pageIn(entries: readonly SearchEntry[], page: string, language: Language): SearchEntry | undefined {
  return entries.find(({ url }) => url === addressIn(page, language));
}
