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
  [{ nmae: 'A' }, '"nmae" is no question here. Did you mean "name"?'],
  [{ name: 7 }, '"name" must be text in quotes.'],
  [{ slug: 'Anker Ivy!' }, '--slug: “Anker Ivy!” was not taken. The short name in web addresses must be small letters'],
  [{ domain: 'ftp://example.org' }, '“ftp://example.org” was not taken. The web address of the site must have a dot'],
  [{ domain: 'example' }, '--domain: “example” was not taken. The web address of the site must have a dot'],
  [{ booking: 'our calendar' }, 'The web address of your booking calendar must be the whole address'],
  [{ 'mail-provider': 'gmail' }, 'The mail service must be resend, postmark or none. An example: resend'],
  [{ 'mail-to': 'you@example.org' }, '"mail-to" needs a mail service: give "mail-provider"'],
  [
    { 'mail-provider': 'resend', 'mail-from': 'Us' },
    'The sender of these messages must be an email address, or a name',
  ],
  [
    { 'mail-provider': 'resend', 'mail-to': 'a@example.org; b' },
    'Your own address for these messages must be an email address, or several',
  ],
  [{ plan: 'cheap' }, 'Your plan of Cloudflare Workers must be free or paid'],
  [{ 'access-team': 'https://example.org' }, 'The name of your Zero Trust team must be as the dashboard'],
  [{ 'access-aud': 'x' }, 'The AUD tag of the Access application that protects /owner must be as the dashboard'],
  [{ repository: 'github.com' }, 'The web address of the repository must begin with https'],
])('says what is wrong with %j in the words of its question', async (answers, said) => {
  expect(giveAnswers(await facts(), answers).join('\n')).toContain(said);
});
