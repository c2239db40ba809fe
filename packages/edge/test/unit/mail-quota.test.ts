import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { beforeEach, expect, it } from 'vitest';
import { purgeDailyCounts } from '../../src/lib/daily-quota';
import { normalizeMailbox } from '../../src/leads/mailbox';
import { isExhausted, mailsUsed, ownerMailUse, replyUse, withinQuota } from '../../src/mail/quota';

const NOW = Date.UTC(2026, 10, 21, 13, 30);
const HOUR_MS = 3_600_000;
const LIMIT = 80;

let db: D1Database;
beforeEach(() => {
  const file = new DatabaseSync(':memory:');
  for (const name of globSync(join(import.meta.dirname, '../../migrations/leads/*.sql')).sort())
    file.exec(readFileSync(name, 'utf8'));
  const prepare = (sql: string) => ({
    bind: (...values: SQLInputValue[]) => ({
      run: () => Promise.resolve({ meta: { changes: Number(file.prepare(sql).run(...values).changes) } }),
      first: () => Promise.resolve(file.prepare(sql).get(...values) ?? null),
    }),
  });
  db = { prepare } as unknown as D1Database;
});

const sent = () => Promise.resolve();
const reply = (address: string, now = NOW) => withinQuota(db, replyUse(LIMIT, normalizeMailbox(address)), now, sent);
const ownerMail = (now = NOW, recipients = 1) => withinQuota(db, ownerMailUse(LIMIT, recipients, now), now, sent);
/** How many of a hundred go. */
const sentOf = async (send: (at: number) => Promise<boolean>) => {
  let count = 0;
  for (let at = 0; at < 100; at++) if (await send(at)) count += 1;
  return count;
};

it('replies to ten people of a domain a day, and to twenty in all', async () => {
  expect(await sentOf((at) => reply(`kim${at}@school.example`))).toBe(10);
  // The same domain, as browsers write it.
  expect(await sentOf((at) => reply(`kim${at}@münchen.example`))).toBe(10);
  expect(await reply('kim@xn--mnchen-3ya.example')).toBe(false);
  expect(await sentOf((at) => reply(`kim${at}@gmail.com`))).toBe(0);
  expect(await sentOf((at) => reply(`kim${at}@gmail.com`, NOW + 24 * HOUR_MS))).toBe(20);
});

it('sends the owner twenty mails an hour and sixty a day, minus replies', async () => {
  expect(await sentOf(() => ownerMail())).toBe(20);
  expect(await sentOf(() => ownerMail(NOW + HOUR_MS))).toBe(20);
  expect(await sentOf((at) => reply(`kim${at}@gmail.com`))).toBe(20);
  expect(await ownerMail(NOW + 2 * HOUR_MS)).toBe(false);
  expect([await mailsUsed(db, NOW), isExhausted(LIMIT, 1, 60), isExhausted(LIMIT, 1, 59)]).toEqual([60, true, false]);
  expect(await ownerMail(NOW + 24 * HOUR_MS)).toBe(true);
});

it('counts each recipient, and no mail that failed', async () => {
  expect(await sentOf(() => ownerMail(NOW, 2))).toBe(10);
  const failing = () => Promise.reject(new Error('x'));
  await expect(withinQuota(db, ownerMailUse(LIMIT, 3, NOW + HOUR_MS), NOW, failing)).rejects.toThrow('x');
  expect(await mailsUsed(db, NOW)).toBe(20);
});

it('deletes the counts of earlier days', async () => {
  await ownerMail();
  await purgeDailyCounts(db, NOW);
  expect(await mailsUsed(db, NOW)).toBe(1);
  await purgeDailyCounts(db, NOW + 24 * HOUR_MS);
  expect(await mailsUsed(db, NOW)).toBe(0);
});
