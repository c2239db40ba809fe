import { describe, expect, it } from 'vitest';
import { healthAnswer, MARK_MINUTES } from './health';

const MINUTE_MS = 60_000;
const NOW = Date.UTC(2026, 10, 20, 21);
const ago = (minutes: number) => NOW - minutes * MINUTE_MS;
const deployed = (minutes: number) => ({
  VERSION: { id: 'v', tag: '', timestamp: new Date(ago(minutes)).toISOString() },
});
const WELL = { dead: 0, oldest: null, storedAt: ago(1), notStored: null };

describe('health', () => {
  it.each([
    ['the cron ran a minute ago', WELL, deployed(1000), 'ok'],
    ['its mark is older than ten minutes', { ...WELL, storedAt: ago(MARK_MINUTES) }, deployed(1000), 'unwatched'],
    ['that is so just after a deploy', { ...WELL, storedAt: ago(MARK_MINUTES) }, deployed(1), 'unwatched'],
    ['there is no mark yet after a deploy', { ...WELL, storedAt: null }, deployed(MARK_MINUTES - 1), 'ok'],
    ['there is no mark long after a deploy', { ...WELL, storedAt: null }, deployed(MARK_MINUTES), 'unwatched'],
    ['there is no mark and no deploy is known', { ...WELL, storedAt: null }, {}, 'unwatched'],
    ['no cron runs, as in previews', { ...WELL, storedAt: null }, { ...deployed(1000), CRON: 'off' }, 'ok'],
    ['the test lead was refused', { ...WELL, notStored: 'Error D1_ERROR' }, deployed(1000), 'not_storing'],
    ['a lead waits for 14 minutes', { ...WELL, oldest: ago(14) }, deployed(1000), 'undelivered'],
  ])('when %s: %#', (_, state, env, status) => expect(healthAnswer(state, env, NOW).status).toBe(status));
});
