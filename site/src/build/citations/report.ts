import type { Checked, Outcome, Result } from './check-sources';
import type { Citation } from './cited';
import { FINGERPRINT_FILE } from './fingerprint-file';

/** What the list says about each outcome, in the order of the list. Nobody has to do anything about the others. */
const SECTIONS: readonly { outcome: Outcome; title: string; todo: string }[] = [
  {
    outcome: 'changed',
    title: 'Changed',
    todo: 'Compare each page with the fact that rests on it, and correct the fact and its month. Then `pnpm sources --accept ADDRESS`.',
  },
  { outcome: 'dead', title: 'Dead', todo: 'Find another source, or take the fact out.' },
  { outcome: 'moved', title: 'Moved', todo: 'Write the new address wherever the old one is cited.' },
  { outcome: 'by-hand', title: 'Not read: check by hand', todo: 'Open these in a browser when their month is old.' },
  { outcome: 'unread', title: 'Not read this time', todo: 'The next run tries again.' },
];

/** Outcomes about which somebody should do something soon. */
const URGENT: ReadonlySet<Outcome> = new Set(['changed', 'moved', 'dead', 'first']);

const MOST_SENTENCES = 3;
const MOST_CHARACTERS = 160;
const MOST_PAGES = 6;

/** Whether somebody should read the list soon. */
export function needsSomebody({ checked }: Result): boolean {
  return checked.some(({ outcome }) => URGENT.has(outcome));
}

/** Whether nothing at all could be read, as on a machine without a network. */
export function readNothing({ checked }: Result): boolean {
  return checked.length > 0 && checked.every(({ outcome }) => outcome === 'dead' || outcome === 'unread');
}

/**
 * The list, as Markdown that is also readable in a terminal.
 * @param mostCharacters GitHub refuses issues that are longer.
 */
export function listOf({ checked }: Result, mostCharacters = Infinity): string {
  const count = (outcome: Outcome) => checked.filter((one) => one.outcome === outcome).length;
  const sections = SECTIONS.flatMap(({ outcome, title, todo }) => {
    const found = checked.filter((one) => one.outcome === outcome);
    return found.length > 0 ? [`## ${title} (${found.length})`, todo, found.map(entryOf).join('\n')] : [];
  });
  const summary = [
    `Read and unchanged: ${count('unchanged')} of ${checked.length} addresses.`,
    count('accepted') > 0 && `Accepted: ${count('accepted')}.`,
    count('first') > 0 && `Read for the first time, so nothing was compared: ${count('first')}.`,
    count('accepted') + count('first') > 0 && `Commit \`${FINGERPRINT_FILE}\`.`,
  ]
    .filter(Boolean)
    .join(' ');
  return shorten([summary, ...sections].join('\n\n'), mostCharacters);
}

/** One line about an address, while a run goes on. */
export function progressOf({ address, outcome, why }: Checked): string {
  return `${address} ${outcome}${why ? ` (${why})` : ''}`;
}

function entryOf({ address, why, movedTo, citations, gone, added }: Checked): string {
  return [
    `- ${[address, movedTo && `→ ${movedTo}`, why && `(${why})`].filter(Boolean).join(' ')}`,
    ...placesOf(citations),
    ...quotes('gone', gone),
    ...quotes('new', added),
  ].join('\n');
}

/** The places that cite an address, those of one file with the same pages in one line. */
function placesOf(citations: readonly Citation[]): string[] {
  const lines = new Map<string, Citation>();
  for (const citation of citations) {
    const [file] = citation.place.split(':');
    const key = `${file} ${citation.pages.join(' ')}`;
    if (!lines.has(key)) lines.set(key, citation);
  }
  return [...lines.values()].map(({ place, checked, pages }) => {
    const more = pages.length > MOST_PAGES ? ` and ${pages.length - MOST_PAGES} more` : '';
    const shown = pages.length > 0 ? `${pages.slice(0, MOST_PAGES).join(', ')}${more}` : 'no page';
    return `  - ${shown}: ${place}${checked ? `, checked ${checked}` : ''}`;
  });
}

/** Sentences of others, as code: nothing in them is a link, or mentions anybody. */
function quotes(word: string, sentences: readonly string[]): string[] {
  const more =
    sentences.length > MOST_SENTENCES ? [`  - ${word}: ${sentences.length - MOST_SENTENCES} more sentences`] : [];
  const shown = sentences.slice(0, MOST_SENTENCES).map((sentence) => {
    const cut = sentence.length > MOST_CHARACTERS ? `${sentence.slice(0, MOST_CHARACTERS)}…` : sentence;
    return `  - ${word}: \`${cut.replaceAll('`', "'")}\``;
  });
  return [...shown, ...more];
}

function shorten(text: string, mostCharacters: number): string {
  if (text.length <= mostCharacters) return `${text}\n`;
  const end = '\n\nThe list is longer: the run’s log has all of it.\n';
  return text.slice(0, text.lastIndexOf('\n', mostCharacters - end.length)) + end;
}
