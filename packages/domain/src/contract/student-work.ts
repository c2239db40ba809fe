/** A student's marked answer as the site may show it: typed out, without a name (docs/adr/0059). The desk and the build share it. */

/** How words of a transcript can be marked. A wavy line of the marking is an underline here, and so is a ring. */
export const SCRIPT_MARKS = ['tick', 'underline', 'highlight'] as const;
export type ScriptMarkKind = (typeof SCRIPT_MARKS)[number];

/** Longest texts of a transcript, in UTF-16 code units, and most marks: a margin has no room for more. */
export const STUDENT_WORK_LIMITS = { title: 100, question: 600, grade: 20, text: 2000, note: 300, marks: 8 } as const;

/** Words of the student, and the tutor's note on them. */
export interface ScriptMark {
  /** As they occur in the text, once. */
  words: string;
  kind: ScriptMarkKind;
  note: string;
}

/** What a transcript shows. An empty line separates paragraphs. */
export interface Transcript {
  title: string;
  question?: string | undefined;
  grade?: string | undefined;
  text: string;
  marks: readonly ScriptMark[];
}

/** An entry of `student-work.yaml`. */
export interface StudentWork extends Transcript {
  /** Of the request with the pages. Never published: it finds the sample again when the permission is withdrawn. */
  reference: string;
  /** The page of the subject, such as `/services/chemistry-tutoring`. */
  subject: string;
  /** Of the student's text. */
  language: string;
}

/** Words without a mark, or marked ones. */
export type ScriptPart = string | ScriptMark;

/** The text in paragraphs, cut where marks begin and end. A mark whose words are not in the text, or are marked already, is left out. */
export function scriptParts({ text, marks }: Pick<Transcript, 'text' | 'marks'>): ScriptPart[][] {
  const whole = paragraphsOf(text);
  const places = marks.flatMap((mark) => {
    const paragraph = mark.words === '' ? -1 : whole.findIndex((one) => one.includes(mark.words));
    const from = whole[paragraph]?.indexOf(mark.words);
    return from === undefined ? [] : [{ mark, paragraph, from, to: from + mark.words.length }];
  });
  return whole.map((paragraph, at) => {
    const parts: ScriptPart[] = [];
    let done = 0;
    for (const { mark, from, to } of places
      .filter((place) => place.paragraph === at)
      .sort((one, other) => one.from - other.from)) {
      if (from < done) continue;
      if (from > done) parts.push(paragraph.slice(done, from));
      parts.push(mark);
      done = to;
    }
    return done < paragraph.length ? [...parts, paragraph.slice(done)] : parts;
  });
}

function paragraphsOf(text: string): string[] {
  return text
    .split(/\n[^\S\n]*\n/)
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

/** What must be corrected before a transcript may be shown. */
export interface TranscriptMistake {
  /** The words that it is about. */
  words: string;
  what: string;
  fix: string;
}

/** What is wrong with the marks of a transcript, and what in it may say who wrote it. */
export function transcriptMistakes(work: Transcript): TranscriptMistake[] {
  return [...markMistakes(work), ...privateMistakes(work)];
}

function markMistakes({ text, marks }: Transcript): TranscriptMistake[] {
  const whole = paragraphsOf(text);
  const shown = new Set(scriptParts({ text, marks }).flat());
  return marks.flatMap((mark): TranscriptMistake[] => {
    const { words } = mark;
    const count = words === '' ? 0 : whole.reduce((sum, one) => sum + one.split(words).length - 1, 0);
    if (count === 0)
      return [
        {
          words,
          what: `The marked words “${words}” are not in a paragraph of the text.`,
          fix: 'copy them from the text, letter by letter, or remove the mark.',
        },
      ];
    if (count > 1)
      return [
        {
          words,
          what: `The marked words “${words}” are ${count} times in the text, so nobody knows which are meant.`,
          fix: 'mark more of the words beside them.',
        },
      ];
    return shown.has(mark)
      ? []
      : [
          {
            words,
            what: `Some of the words “${words}” have another mark already.`,
            fix: 'let each mark begin after the one before, or make one mark of both.',
          },
        ];
  });
}

/** What could lead to a person, by the name of its kind. Ordinary sums and units are none of them. */
const PRIVATE: readonly (readonly [kind: string, form: RegExp])[] = [
  ['an email address', /[^\s@]+@[^\s@]+\.\p{L}{2,}/gu],
  ['a web address', /\b(?:https?:\/\/|www\.)\S*[^\s.,;:!?)]/gi],
  // Of the IB: the school's code and the candidate's.
  ['a candidate number', /\b\d{6}\s?-\s?\d{3,4}\b/g],
  ['a reference number', /\bL-[0-9A-Z]{4}-[0-9A-Z]{4}\b/g],
  // With the country's code, in the form of North America, or with the zero of a long-distance call.
  [
    'a phone number',
    /(?:^|[^\d.,+])(\+\s?\d(?:[\s().-]{0,2}\d){7,13}|\(?\d{3}\)?[-\s]\d{3}-\d{4}|0\d(?:[\s/-]?\d){7,10})(?![.,]?\d)/g,
  ],
];

function privateMistakes({ title, question = '', grade = '', text, marks }: Transcript): TranscriptMistake[] {
  const texts = [title, question, grade, text, ...marks.flatMap(({ words, note }) => [words, note])];
  const found = new Map<string, string>();
  for (const one of texts)
    for (const [kind, form] of PRIVATE)
      for (const [whole, words = whole] of one.matchAll(form)) if (!found.has(words)) found.set(words, kind);
  return [...found].map(([words, kind]) => ({
    words,
    what: `“${words}” looks like ${kind}. A sample must not say who wrote it.`,
    fix: 'take it out.',
  }));
}

/** The parts of a name that occur in a transcript as words. Parts of one letter are no names. */
export function namesIn({ title, question = '', text, marks }: Transcript, name: string): string[] {
  const words = wordsOf([title, question, text, ...marks.map(({ note }) => note)].join(' '));
  return [...wordsOf(name)].filter((part) => [...part].length > 1 && words.has(part));
}

const wordsOf = (text: string) => new Set(text.toLocaleLowerCase('en').match(/[\p{L}\p{M}]+/gu) ?? []);
