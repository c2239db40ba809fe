import {
  MARKED_WORK_MAX_BYTES,
  MARKING_LOCK_MINUTES,
  markingVersionSchema,
  workChangeSchema,
  type MarkedWork,
  type MarkingDetail,
  type MarkingRecord,
  type MarkingRefusal,
} from '@tutoring/domain/marking';
import { endOfDay } from '@tutoring/domain/answer-time';
import type { Context } from 'hono';
import { business, marking } from '../../business';
import { checkpoint } from '../../checkpoint';
import { newNonce } from '../../marking/link';
import { sendReturn } from '../../marking/send-returns';
import { LEASE_MS } from '../../outbox/lease';
import type { OwnerEnv } from '../only-owner';
import { jsonOf } from '../owner-body';
import { readMarking } from './read';

type C = Context<OwnerEnv>;

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const LOCK_MS = MARKING_LOCK_MINUTES * MINUTE_MS;

/** Whether nobody else works on a marking that waits, in SQL: ?2 is who asks, ?3 the time. */
const IS_FREE = 'returned_at is null and (locked_by is null or locked_by = ?2 or locked_until <= ?3)';
/** Whether the marking still is the version ?4 that was seen, in SQL. */
const IS_MINE_AS_SEEN = `reference = ?1 and version = ?4 and ${IS_FREE}`;

/** `POST /api/owner/marking/:reference/lock`: takes the lock, or renews it. */
export async function lockMarking(c: C): Promise<Response> {
  const body = await jsonOf(c, MARKED_WORK_MAX_BYTES);
  if (body instanceof Response) return body;
  return change(c, (reference, now) => [
    c.env.DB.prepare(`update markings set locked_by = ?2, locked_until = ?4 where reference = ?1 and ${IS_FREE}`).bind(
      reference,
      c.get('owner'),
      now,
      now + LOCK_MS,
    ),
  ]);
}

/** `POST /api/owner/marking/:reference/draft`: saves the work, and renews the lock. */
export async function saveDraft(c: C): Promise<Response> {
  const body = await workOf(c);
  if (body instanceof Response) return body;
  const save = (reference: string, now: number) => [
    c.env.DB.prepare(
      `update markings set work = ?5, version = version + 1, locked_by = ?2, locked_until = ?6 where ${IS_MINE_AS_SEEN}`,
    ).bind(reference, c.get('owner'), now, body.version, JSON.stringify(body.work), now + LOCK_MS),
  ];
  return change(c, save, body.work);
}

/**
 * `POST /api/owner/marking/:reference/return`: the family gets the pages with this work, by mail. All of it is one batch, so
 * that a mail is always due for what was returned.
 */
export async function returnMarking(c: C): Promise<Response> {
  const body = await workOf(c);
  if (body instanceof Response) return body;
  if (body.work.marks.length === 0 && body.work.comment === '') return c.json({ error: 'empty' }, 422);
  const giveBack = (reference: string, now: number, { answerTo }: MarkingRecord) => {
    const by = c.get('owner');
    const seen = [reference, by, now, body.version];
    const isMine = `exists (select 1 from markings where ${IS_MINE_AS_SEEN})`;
    // Mails and pages name the day, so the link works until its last second.
    const end = endOfDay(now + marking.keptDays * DAY_MS, business.answer.timeZone);
    return [
      c.env.DB.prepare(
        `insert into lead_log (reference, kind, text, by, at) select reference, 'status', 'answered', ?2, ?3 from leads
         where reference = ?1 and status = 'new' and ${isMine}`,
      ).bind(...seen),
      c.env.DB.prepare(
        `update leads set status = 'answered', status_by = ?2, status_at = ?3, version = version + 1
         where reference = ?1 and status = 'new' and ${isMine}`,
      ).bind(...seen),
      c.env.DB.prepare(
        `update markings set work = ?5, version = version + 1, locked_by = null, locked_until = null, returned_at = ?3,
           returned_by = ?2, link_nonce = ?6, link_expires_at = ?7, delete_at = ?7, mail_due_at = ?8
         where ${IS_MINE_AS_SEEN}`,
        // If the Worker dies before it sends the mail, the cron does it after the lease.
      ).bind(...seen, JSON.stringify(body.work), newNonce(), end, answerTo === null ? null : now + LEASE_MS),
    ];
  };
  await checkpoint(c.env, 'return');
  const answer = await change(c, giveBack, body.work);
  await checkpoint(c.env, 'returned');
  if (answer.ok) c.executionCtx.waitUntil(sendReturn(c.env, c.req.param('reference') ?? ''));
  return answer;
}

/** `POST /api/owner/marking/:reference/revoke`: the private link ends, and a mail that waits isn't sent. */
export const revokeLink = (c: C) =>
  changeReturned(
    c,
    `update markings set link_revoked_at = ?2, mail_due_at = null, version = version + 1
     where reference = ?1 and version = ?3 and returned_at is not null and link_revoked_at is null`,
  );

/** `POST /api/owner/marking/:reference/end-mail`: somebody sent the link in another way, so the mail isn't tried again. */
export const endMail = (c: C) =>
  changeReturned(
    c,
    `update markings set mail_due_at = null, version = version + 1
     where reference = ?1 and version = ?3 and ?2 > 0 and mailed_at is null and mail_due_at is not null`,
  );

/** @param sql Changes the marking ?1 of the version ?3; ?2 is the time. */
async function changeReturned(c: C, sql: string): Promise<Response> {
  const body = await jsonOf(c, MARKED_WORK_MAX_BYTES);
  if (body instanceof Response) return body;
  const asked = markingVersionSchema.safeParse(body.json);
  if (!asked.success) return c.json({ error: 'invalid' }, 422);
  return change(c, (reference, now) => [c.env.DB.prepare(sql).bind(reference, now, asked.data.version)]);
}

/**
 * Changes a marking under the conditions of its statements, all of it or nothing. The answer has the marking as it is then;
 * a refusal has it as well, with the reason.
 * @param statements The last one changes the marking.
 * @param work The work in the request.
 */
async function change(
  c: C,
  statements: (reference: string, now: number, before: MarkingRecord) => D1PreparedStatement[],
  work?: MarkedWork,
): Promise<Response> {
  const reference = c.req.param('reference') ?? '';
  const before = await readMarking(c.env, reference);
  if (!before) return c.json({ error: 'not_found' }, 404);
  if (work && !fits(work, before.marking)) return c.json({ error: 'invalid' }, 422);
  const results = await c.env.DB.batch(statements(reference, Date.now(), before.marking));
  const present = await readMarking(c.env, reference);
  if (!present) return c.json({ error: 'not_found' }, 404);
  if ((results.at(-1)?.meta.changes ?? 0) > 0) return c.json(present);
  return c.json({ error: refusalOf(present, c.get('owner')), present }, 409);
}

function refusalOf({ marking: { lock, returned } }: MarkingDetail, owner: string): MarkingRefusal {
  if (returned) return 'returned';
  return lock && lock.by !== owner ? 'locked' : 'changed';
}

/** The work in a request, or the error answer. */
async function workOf(c: C) {
  const body = await jsonOf(c, MARKED_WORK_MAX_BYTES);
  if (body instanceof Response) return body;
  const checked = workChangeSchema.safeParse(body.json);
  return checked.success ? checked.data : c.json({ error: 'invalid' }, 422);
}

/** Whether each mark is on a page that exists, under a name of its own. */
function fits({ marks }: MarkedWork, { sizes }: MarkingRecord): boolean {
  return marks.every(({ page }) => page < sizes.length) && new Set(marks.map(({ id }) => id)).size === marks.length;
}
