/** What `npm run setup` asks, in its order. */
import { isEmailAddress } from '../../packages/domain/src/contract/email-address.ts';
import type { Facts } from './facts.ts';

/** One question, and where its answer is written. */
export interface Question {
  /** The flag, and the key in a file of answers, such as `legal-name`. */
  key: string;
  /** The heading above it. */
  group: string;
  /** What it asks for. Mistakes begin with its words before the first comma or colon. */
  asks: string;
  example: string;
  /** Whether it makes sense after the answers so far. @default always */
  isAsked?: (facts: Facts) => boolean;
  /** The present value; empty if there is none. */
  now: (facts: Facts) => { value: string; isPlaceholder: boolean };
  /** What the earlier answers suggest, if there is no value yet. */
  proposal?: (facts: Facts) => string;
  /**
   * Writes an answer.
   * @returns what is wrong with it, as in `must be an email address`; then nothing has changed.
   */
  write: (facts: Facts, answer: string) => string | undefined;
}

const LEGAL = 'Legal details, which the terms and the legal pages show. Enter skips what you do not have yet.';
const MAIL =
  'Mail: a service that sends you each message from a family. You need an account there. Enter skips what you do not have yet.';
const CLOUDFLARE = 'Cloudflare, the company that puts the site online. Enter skips what you do not have yet.';
const PACKAGES = 'The code. Only published packages of the design system show it: Enter skips it.';
const BUSINESS = 'Your business';

const MAIL_PROVIDERS = ['resend', 'postmark', 'none'];
const PLANS = ['free', 'paid'];
/** Milliseconds of CPU time after which a request stops. The free plan has a limit of its own and refuses this setting. */
const CPU_LIMIT = 2000;
const PUBLISHED = ['packages/domain', 'packages/ui'];

export const QUESTIONS: readonly Question[] = [
  own('name', ['name'], BUSINESS, 'The name of your business', 'Copperfield Studio'),
  {
    ...own('slug', ['slug'], BUSINESS, 'The short name in web addresses, as in /why-choose-copperfield', 'copperfield'),
    proposal: (facts) => (facts.own(['name']).isPlaceholder ? '' : slugOf(facts.own(['name']).value)),
  },
  {
    ...own('domain', ['siteUrl'], BUSINESS, 'The web address of the site', 'www.example.org'),
    write(facts, answer) {
      const siteUrl = withProtocol(answer).replace(/\/$/, '').toLowerCase();
      if (facts.setOwn(['siteUrl'], siteUrl))
        return 'must have a dot, and nothing after the name, such as www.example.org or https://www.example.org';
      facts.setSetting(['routes'], [{ pattern: new URL(siteUrl).host, custom_domain: true }]);
      // Otherwise the same pages would answer at an address of Cloudflare too.
      facts.setSetting(['workers_dev'], false);
      return undefined;
    },
  },
  {
    ...own(
      'booking',
      ['bookingUrl'],
      BUSINESS,
      'The web address of your booking calendar',
      'https://calendar.example.org/free',
    ),
    write: (facts, answer) =>
      facts.setOwn(['bookingUrl'], withProtocol(answer)) &&
      'must be the whole address of a page that is not on this site, such as https://calendar.example.org/free',
  },
  own('email', ['email'], BUSINESS, 'The email address that families see', 'hello@example.org'),

  own('legal-name', ['trader', 'legalName'], LEGAL, 'The legal name', 'Copperfield Studio Inc.'),
  own(
    'address',
    ['trader', 'address'],
    LEGAL,
    'The postal address, on one line',
    '1 Sample Street, Toronto, ON, M4B 1B3, Canada',
  ),
  own('register', ['trader', 'register'], LEGAL, 'The register that lists the business', 'Ontario Business Registry'),
  own('register-number', ['trader', 'registerNumber'], LEGAL, 'The number in that register', '1234567'),
  own('phone', ['trader', 'phone'], LEGAL, 'The telephone number', '+1 416 555 0100'),
  own('tax-number', ['trader', 'taxNumber'], LEGAL, 'The tax number', '12345 6789 RT0001'),
  own(
    'host',
    ['trader', 'host'],
    LEGAL,
    'The company that runs the servers: name, address, telephone',
    'Cloudflare, Inc., its address and telephone number',
  ),
  own(
    'responsible',
    ['trader', 'responsible'],
    LEGAL,
    'The full name of the person who is responsible for what the site says',
    'Sample Person',
  ),

  {
    ...variable('mail-provider', 'MAIL_PROVIDER', MAIL, 'The mail service: resend, postmark or none', 'resend'),
    write(facts, answer) {
      if (!MAIL_PROVIDERS.includes(answer)) return 'must be resend, postmark or none';
      if (answer !== 'none') facts.setSetting(['vars', 'MAIL_PROVIDER'], answer);
      else for (const name of ['MAIL_PROVIDER', 'MAIL_FROM', 'MAIL_TO']) facts.setSetting(['vars', name], undefined);
      return undefined;
    },
  },
  {
    ...variable(
      'mail-from',
      'MAIL_FROM',
      MAIL,
      'The sender of these messages, at a domain that the mail service has verified',
      'Copperfield Studio <leads@example.org>',
    ),
    isAsked: sendsMail,
    proposal: proposedSender,
    write(facts, answer) {
      const [, address = answer] = /^[^<>]+<([^<>]+)>$/.exec(answer) ?? [];
      if (!isEmailAddress(address))
        return 'must be an email address, or a name with one, such as Copperfield Studio <leads@example.org>';
      facts.setSetting(['vars', 'MAIL_FROM'], answer);
      return undefined;
    },
  },
  {
    ...variable(
      'mail-to',
      'MAIL_TO',
      MAIL,
      'Your own address for these messages, or several with commas',
      'you@example.org',
    ),
    isAsked: sendsMail,
    proposal: (facts) => (facts.own(['email']).isPlaceholder ? '' : facts.own(['email']).value),
    write(facts, answer) {
      const addresses = answer.split(',').map((one) => one.trim());
      if (!addresses.every(isEmailAddress)) return 'must be an email address, or several with commas between them';
      facts.setSetting(['vars', 'MAIL_TO'], addresses.join(', '));
      return undefined;
    },
  },

  {
    ...variable('plan', 'WORKERS_PLAN', CLOUDFLARE, 'Your plan of Cloudflare Workers: free or paid', 'paid'),
    write(facts, answer) {
      if (!PLANS.includes(answer)) return `must be ${PLANS.join(' or ')}`;
      facts.setSetting(['vars', 'WORKERS_PLAN'], answer);
      facts.setSetting(['limits'], answer === 'paid' ? { cpu_ms: CPU_LIMIT } : undefined);
      return undefined;
    },
  },
  {
    ...variable(
      'access-team',
      'ACCESS_TEAM',
      CLOUDFLARE,
      'The name of your Zero Trust team, which protects your inbox',
      'copperfield.cloudflareaccess.com',
    ),
    write(facts, answer) {
      const team = withProtocol(answer.replace(/^[a-z0-9-]+$/i, '$&.cloudflareaccess.com')).replace(/\/$/, '');
      if (!/^https:\/\/[a-z0-9-]+\.cloudflareaccess\.com$/i.test(team))
        return 'must be as the dashboard of Zero Trust shows it, such as copperfield.cloudflareaccess.com';
      facts.setSetting(['vars', 'ACCESS_TEAM'], team);
      return undefined;
    },
  },
  {
    ...variable(
      'access-aud',
      'ACCESS_AUD',
      CLOUDFLARE,
      'The AUD tag of the Access application that protects /owner',
      '64 letters and digits',
    ),
    write(facts, answer) {
      if (!/^[0-9a-f]{64}$/i.test(answer))
        return 'must be as the dashboard of Zero Trust shows it: 64 digits and letters from a to f';
      facts.setSetting(['vars', 'ACCESS_AUD'], answer);
      return undefined;
    },
  },

  {
    key: 'repository',
    group: PACKAGES,
    asks: 'The web address of the repository',
    example: 'https://github.com/copperfield/site',
    now: (facts) => set(facts.field('packages/ui/package.json', ['homepage']).replace(/\/tree\/.*$/, '')),
    write(facts, answer) {
      const page = withProtocol(answer).replace(/(\.git)?\/?$/, '');
      if (!URL.canParse(page) || !/^https:\/\/[^/]+\/[^/]+\/./.test(page))
        return 'must begin with https and name its owner, such as https://github.com/copperfield/site';
      for (const directory of PUBLISHED) {
        const fields = {
          repository: { type: 'git', url: `git+${page}.git`, directory },
          homepage: `${page}/tree/main/${directory}#readme`,
          bugs: `${page}/issues`,
        };
        for (const [field, value] of Object.entries(fields))
          facts.setField(`${directory}/package.json`, [field], value);
      }
      return undefined;
    },
  },
];

type Start = Pick<Question, 'key' | 'group' | 'asks' | 'example' | 'now' | 'write'>;

/** A question about an entry of brand.yaml. */
function own(key: string, path: readonly string[], group: string, asks: string, example: string): Start {
  return {
    key,
    group,
    asks,
    example,
    now: (facts) => facts.own(path),
    write: (facts, answer) => facts.setOwn(path, answer),
  };
}

/** A question about a variable of the Worker. */
function variable(key: string, name: string, group: string, asks: string, example: string): Omit<Start, 'write'> {
  return { key, group, asks, example, now: (facts) => set(facts.setting(['vars', name])) };
}

const set = (value: string) => ({ value, isPlaceholder: false });

function sendsMail(facts: Facts): boolean {
  return facts.setting(['vars', 'MAIL_PROVIDER']) !== '';
}

function proposedSender(facts: Facts): string {
  const [name, siteUrl] = [facts.own(['name']), facts.own(['siteUrl'])];
  if (name.isPlaceholder || siteUrl.isPlaceholder) return '';
  return `${name.value.replace(/[<>",]/g, '')} <leads@${new URL(siteUrl.value).host.replace(/^www\./, '')}>`;
}

/** People type addresses as browsers show them. */
function withProtocol(address: string): string {
  return /^[a-z]+:/i.test(address) ? address : `https://${address}`;
}

/** A name as part of an address; empty if it has no Latin letters or digits. */
function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
