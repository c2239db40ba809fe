import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { normalizeMailbox } from '../../src/leads/mailbox';
import { EARLIER_REPLY } from '../../src/mail/send-reply';

describe('a mailbox', () => {
  it.each([
    ['Kim@Example.com', 'kim@example.com'],
    ['kim+ib+ap@example.com', 'kim@example.com'],
    ['k.i.m@example.com', 'k.i.m@example.com'],
    ['K.i.m+ib@gmail.com', 'kim@gmail.com'],
    ['kim@GoogleMail.com', 'kim@gmail.com'],
    ['+kim@example.com', '+kim@example.com'],
    ['用户@example.cn', '用户@example.cn'],
    ['Kim@MÜNCHEN.de', 'kim@xn--mnchen-3ya.de'],
    ['kim@xn--mnchen-3ya.de', 'kim@xn--mnchen-3ya.de'],
  ])('of %s is %s', (address, mailbox) => expect(normalizeMailbox(address)).toBe(mailbox));
});

it('the check for an earlier reply reads the leads of one mailbox, not those of the whole day', () => {
  const database = new DatabaseSync(':memory:');
  for (const file of globSync(join(import.meta.dirname, '../../migrations/leads/*.sql')).sort())
    database.exec(readFileSync(file, 'utf8'));
  const plan = database.prepare(`explain query plan ${EARLIER_REPLY}`).all('kim@example.com', 0, 1, 'L-2345-6789');
  expect(plan.map(({ detail }) => detail)).toContainEqual(
    expect.stringContaining('USING INDEX leads_mailbox (mailbox=? AND received_at>? AND received_at<?)'),
  );
});
