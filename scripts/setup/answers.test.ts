import { expect, it } from 'vitest';
import { giveAnswers } from './answers';
import { freshFacts } from './copy.test-data';
import { Facts } from './facts';

const facts = async () => new Facts((await freshFacts()).root);

it('derives the name in addresses and the sender from the name and the address of the site', async () => {
  const written = await facts();
  const answers = {
    name: 'L’École Nº 1',
    domain: 'www.example.org/',
    email: 'hello@example.org',
    'mail-provider': 'resend',
  };
  expect(giveAnswers(written, answers)).toEqual([]);
  expect(written.own(['slug'])).toEqual({ value: 'lecole-no-1', isPlaceholder: false });
  expect(written.own(['siteUrl']).value).toBe('https://www.example.org');
  expect(written.setting(['routes', 0, 'pattern'])).toBe('www.example.org');
  expect(written.setting(['vars', 'MAIL_FROM'])).toBe('L’École Nº 1 <leads@example.org>');
  expect(written.setting(['vars', 'MAIL_TO'])).toBe('hello@example.org');
});

it('proposes nothing for a name without Latin letters', async () => {
  const written = await facts();
  expect(giveAnswers(written, { name: '数学教室' })).toEqual([]);
  expect(written.own(['slug']).isPlaceholder).toBe(true);
});

it('keeps the name in addresses, once it is set', async () => {
  const written = await facts();
  giveAnswers(written, { name: 'One', slug: 'first' });
  giveAnswers(written, { name: 'Two' });
  expect(written.own(['slug']).value).toBe('first');
});

it('takes the settings of mail away with "none"', async () => {
  const written = await facts();
  giveAnswers(written, {
    'mail-provider': 'postmark',
    'mail-from': 'a@example.org',
    'mail-to': 'b@example.org, c@example.org',
  });
  expect(written.setting(['vars', 'MAIL_TO'])).toBe('b@example.org, c@example.org');
  expect(giveAnswers(written, { 'mail-provider': 'none' })).toEqual([]);
  for (const name of ['MAIL_PROVIDER', 'MAIL_FROM', 'MAIL_TO']) expect(written.setting(['vars', name])).toBe('');
});

it.each([
  [{ nmae: 'A' }, '"nmae" is no question of the setup. Did you mean "name"?'],
  [{ name: 7 }, '"name" must be text in quotes.'],
  [{ domain: 'ftp://example.org' }, '"ftp://example.org" is not written: domain must be an https address'],
  [{ domain: 'example' }, '"example" is not written: domain must be an https address'],
  [{ booking: 'our calendar' }, 'booking must be an https address'],
  [{ 'mail-provider': 'gmail' }, 'mail-provider must be resend, postmark, none'],
  [{ 'mail-to': 'you@example.org' }, '"mail-to" needs a mail-provider'],
  [{ 'mail-provider': 'resend', 'mail-from': 'Us' }, 'mail-from must be an email address, or a name with one'],
  [{ 'mail-provider': 'resend', 'mail-to': 'a@example.org; b' }, 'mail-to must be email addresses'],
  [{ plan: 'cheap' }, 'plan must be free or paid'],
  [{ 'access-team': 'https://example.org' }, 'access-team must be the team’s domain'],
  [{ 'access-aud': 'x' }, 'access-aud must be the tag'],
  [{ repository: 'github.com' }, 'repository must be the https address of a repository'],
])('says what is wrong with %j, and how it should look', async (answers, said) => {
  expect(giveAnswers(await facts(), answers).join('\n')).toContain(said);
});
