import { REFERENCE_ALPHABET } from '@tutoring/domain/lead-limits';
import { openDatabase } from '../scripts/database.ts';

/** Words of messages. Every lead has most of them; {@link RARE_WORD} is in one of a thousand. */
const WORDS =
  'chemistry extended essay predicted grade evenings weekends university offer past paper internal assessment calculus mechanics organic supervisor deadline revision confidence timetable'.split(
    ' ',
  );
/** Words of a message: about 600 characters. */
const MESSAGE_WORDS = 70;
export const COMMON_WORD = 'chemistry';
export const RARE_WORD = 'thermodynamics';
const RARE_EVERY = 1000;
/** A lead of this many has an earlier one of the same family. */
const REPEATED_EVERY = 12;
/** Milliseconds between two leads. */
const APART_MS = 600_000;
const STATUSES = ['answered', 'answered', 'booked', 'answered', 'new', 'answered', 'booked', 'spam'];
const DAY_MS = 86_400_000;

/**
 * Adds leads as families send them, with their delivery and, for some of them, notes: to a database on this machine.
 * @param state The runtime's folder.
 * @returns Their references, the oldest first.
 */
export function addManyLeads(state: string, count: number, now: number): string[] {
  const database = openDatabase('leads', state, { readOnly: false });
  try {
    const lead = database.prepare(
      `insert into leads (reference, key, content_hash, role, name, email, programme, message, page, received_at, region, delete_at, details, context, status, folded, mailbox)
       values (?1, 'many-' || ?1, 'hash', ?2, ?3, ?4, ?5, ?6, '/contact', ?7, 'us', ?8, ?9, '{"country":"US"}', ?10, ?11, ?4)`,
    );
    const outbox = database.prepare(
      `insert into outbox (reference, attempts, due_at, delivered_at, stored_at, done) values (?1, 1, ?2, ?2, ?2, ?3)`,
    );
    const note = database.prepare(
      `insert into lead_log (reference, kind, text, by, at) values (?1, 'note', 'Called; it''s a "maybe"' || char(10) || '用户', 'owner@example.com', ?2)`,
    );
    database.exec('begin');
    const references = Array.from({ length: count }, (_, at) => {
      const reference = referenceOf(at);
      const family = at % REPEATED_EVERY === 0 ? Math.floor(at / 2) : at;
      const isParent = at % 3 > 0;
      const receivedAt = now - (count - at) * APART_MS;
      const message = messageOf(at);
      const [name, email] = [`Élodie Sample ${family}`, `family${family}@example.com`];
      const status = STATUSES[at % STATUSES.length] ?? 'new';
      const details = {
        subjects: 'Chemistry HL, Mathematics AA',
        language: 'en',
        ...(!isParent && { age: '16', guardianEmail: `parent${family}@example.com` }),
      };
      lead.run(
        reference,
        isParent ? 'parent' : 'student',
        name,
        email,
        at % 4 === 0 ? 'ap' : 'ib',
        message,
        receivedAt,
        receivedAt + 7 * 365 * DAY_MS,
        JSON.stringify(details),
        status,
        `${reference} ${name} ${email} ${message}`.toLowerCase(),
      );
      if (status !== 'spam') {
        outbox.run(reference, receivedAt, `{"webhook":${receivedAt},"mail":${receivedAt},"reply":${receivedAt}}`);
        if (at % 2 === 0) note.run(reference, receivedAt);
      }
      return reference;
    });
    database.exec('commit');
    return references;
  } finally {
    database.close();
  }
}

function messageOf(at: number): string {
  const words = Array.from({ length: MESSAGE_WORDS }, (_, word) => WORDS[(word * 7 + at) % WORDS.length]);
  return `${at % RARE_EVERY === 0 ? `${RARE_WORD} ` : ''}${words.join(' ')}; it's "urgent" (${at})`;
}

/** The lead's number in the letters of references. */
function referenceOf(at: number): string {
  const base = REFERENCE_ALPHABET.length;
  const letters = Array.from(
    { length: 8 },
    (_, place) => REFERENCE_ALPHABET[Math.floor(at / base ** place) % base],
  ).reverse();
  return `L-${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`;
}
