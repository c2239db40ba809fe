import { fieldsOf } from '../input-problem';
import { dateOf, dayOf } from './days';
import { seriesOf } from './event-id';
import type { KeptPlan, StudySession } from './kept';
import { keptPlanText, readKeptPlan, type KeptPlanFile } from './kept-file';

/** The longest link that is read, in characters. Messengers cut longer ones anyway. */
const MAX_LENGTH = 60_000;
/** Digits and letters make the shortest numbers. */
const RADIX = 36;

/** The sessions of one series: what they are for, and `number.days.half-hours` of each, with a `!` if it is done. */
type Series = readonly [for_: string, id: string, component: string | null, sessions: string];

/**
 * A kept plan as text for the fragment of an address, which browsers send to no server. The sessions are packed, because
 * a plan can have hundreds. The link leaves out which earlier day a session recalls: a reader does not need it.
 */
export function keptPlanLink(kept: KeptPlan): string {
  const start = dayOf(kept.request.today) ?? 0;
  const series = new Map<string, { of: StudySession; packed: string[] }>();
  for (const session of kept.sessions) {
    const key = seriesOf(session);
    const list = series.get(key) ?? { of: session, packed: [] };
    const numbers = [
      Number(session.session.slice(key.length + 1)),
      (dayOf(session.date) ?? 0) - start,
      session.hours * 2,
    ];
    list.packed.push(numbers.map((number) => number.toString(RADIX)).join('.') + (session.done ? '!' : ''));
    series.set(key, list);
  }
  const packed = [...series.values()].map(({ of, packed: all }): Series => [
    of.for,
    of.id,
    of.component ?? null,
    all.join(' '),
  ]);
  const file = JSON.parse(keptPlanText({ ...kept, sessions: [] })) as object;
  return base64Of(JSON.stringify({ ...file, sessions: packed }));
}

/** Reads the text of {@link keptPlanLink}, which anybody can write. */
export function readKeptPlanLink(text: string): KeptPlanFile {
  if (text.length > MAX_LENGTH) return { status: 'unreadable', why: 'too-large' };
  try {
    const file = fieldsOf(JSON.parse(textOf(text)));
    const start = dayOf(String(fieldsOf(file.request).today)) ?? NaN;
    const series = Array.isArray(file.sessions) ? (file.sessions as Series[]) : [];
    const sessions = series.flatMap(([kind, id, component, packed]) =>
      packed.split(' ').map((one) => {
        const [number = NaN, days = NaN, units = NaN] = one
          .replace('!', '')
          .split('.')
          .map((part) => parseInt(part, RADIX));
        const slot = { for: kind as StudySession['for'], id, ...(component !== null && { component }) };
        const date = dateOf(start + days);
        return { ...slot, session: `${seriesOf(slot)}-${number}`, date, hours: units / 2, done: one.endsWith('!') };
      }),
    );
    return readKeptPlan(JSON.stringify({ ...file, sessions }));
  } catch {
    // A link that was cut off is no base64, no JSON, or has lists that end early.
    return { status: 'unreadable', why: 'damaged' };
  }
}

/** Base64 for addresses, of UTF-8. */
function base64Of(text: string): string {
  const octets = [...new TextEncoder().encode(text)].map((octet) => String.fromCharCode(octet)).join('');
  return btoa(octets).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function textOf(base64: string): string {
  const octets = atob(base64.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder().decode(new Uint8Array([...octets].map((octet) => octet.charCodeAt(0))));
}
