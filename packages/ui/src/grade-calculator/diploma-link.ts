import { EMPTY, isTarget, SUBJECTS, type DiplomaEntry } from './diploma-entry';

/** The name under which an address's fragment has an entry: `#ib=…`. */
const NAME = 'ib';
/** Longer names are cut in a link. */
const MAX_NAME = 60;

const GRADE = /^([1-7]|N)?$/;
const LETTER = /^[A-EN]?$/;
const TARGET = /^\d{0,2}$/;

/** An entry as the fragment of an address: what is shared never reaches a server. */
export function fragmentOf({ subjects, tok, ee, cas, target }: DiplomaEntry): string {
  const values = [
    ...subjects.flatMap(({ name, level, grade }) => [level, grade, name.slice(0, MAX_NAME)]),
    tok,
    ee,
    cas ? '1' : '',
    target,
  ];
  return `#${NAME}=${values.map(encodeURIComponent).join(',')}`;
}

/** The entry in a fragment, or nothing if there is none that can be read: links are cut and mistyped. */
export function entryIn(fragment: string): DiplomaEntry | undefined {
  if (!fragment.startsWith(`#${NAME}=`)) return undefined;
  const values = fragment
    .slice(NAME.length + 2)
    .split(',')
    .map(decoded);
  const rest = values.slice(SUBJECTS * 3);
  const [tok, ee, cas, target] = rest;
  if (values.length !== SUBJECTS * 3 + 4 || values.includes(undefined)) return undefined;
  const subjects = EMPTY.subjects.map((_, place) => ({
    level: values[place * 3] ?? '',
    grade: values[place * 3 + 1] ?? '',
    name: (values[place * 3 + 2] ?? '').slice(0, MAX_NAME),
  }));
  const isRead =
    subjects.every(({ level, grade }) => (level === 'HL' || level === 'SL') && GRADE.test(grade)) &&
    LETTER.test(tok ?? '') &&
    LETTER.test(ee ?? '') &&
    TARGET.test(target ?? '') &&
    isTarget(Number(target));
  return isRead ? { subjects, tok: tok ?? '', ee: ee ?? '', cas: cas === '1', target: target ?? '' } : undefined;
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
