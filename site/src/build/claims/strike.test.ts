import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkOverlaps } from '../checks/content';
import { readChatIntents } from '../content/chat-intents';
import { readData } from '../content/data';
import { layoutData } from '../model/layout-data';
import { answerIntents } from '../publish/chat/answers';
import { passagesOfAll } from '../publish/chat/passages';
import { claimsRead, readSiteIn } from '../../testing/whole-site';
import { checkClaims } from './check-claims';
import { placedClaims } from './placed-claims';

const site = join(import.meta.dirname, '../../..');
const folder = join(site, 'data');
const data = readData(folder);
const intents = readChatIntents(folder, data.brand.slug);
const placed = placedClaims(site, claimsRead);
const NOT_US = { is: 'not-us', by: 'Ada Example', on: '2026-11-27' } as const;
const strikeable = data.claims.filter(({ required }) => !required).map(({ id }) => id);
/** The claims with sections of their own, with the most pages, and with the most answers of the chat. FULL=1: all. */
const SAMPLE = ['tutor-steps', 'one-tutor', 'study-chat'];

// A single claim that cannot be struck would stop the owner in the middle of the list.
it.each(process.env.FULL ? strikeable : SAMPLE)(
  'builds the whole site without the claim %s',
  { timeout: 120_000 },
  (id) => {
    const strike = <Claim extends { id: string }>(claims: readonly Claim[]) =>
      claims.map((claim) => (claim.id === id ? { ...claim, answer: NOT_US } : claim));
    const all = readData(folder, strike(data.claims));
    const whole = readSiteIn(site, all);
    checkOverlaps(whole);
    checkClaims(folder, strike(placed));
    answerIntents(intents, whole, all, passagesOfAll(whole, all));
    const { marks = [], about } = placed.find((claim) => claim.id === id) ?? {};
    const home = JSON.stringify([whole.contexts.find(({ path }) => path === '/')?.body, layoutData('en', all)]);
    if (!about) expect(marks).not.toEqual([]);
    for (const { sentence, page } of marks.filter(({ lang }) => lang === 'en'))
      if (!page || page === '/') expect(home).not.toContain(sentence);
  },
);
