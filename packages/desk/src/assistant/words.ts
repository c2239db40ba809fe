import type { AssistantTrial, SentenceOutcome } from '@tutoring/domain/assistant';

const LANG = 'en';
const MILLION = 1_000_000;
const number = new Intl.NumberFormat(LANG);
const money = new Intl.NumberFormat(LANG, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
/** A question often costs less than a cent. */
const smallMoney = new Intl.NumberFormat(LANG, { minimumFractionDigits: 2, maximumSignificantDigits: 2 });
const monthName = new Intl.DateTimeFormat(LANG, { month: 'long', year: 'numeric', timeZone: 'UTC' });
const dayName = new Intl.DateTimeFormat(LANG, { month: 'long', day: 'numeric', timeZone: 'UTC' });

export const numberText = (value: number) => number.format(value);

/** Such as `1 sentence` or `4 sentences`. */
export const countText = (count: number, one: string, many = `${one}s`) =>
  `${numberText(count)} ${count === 1 ? one : many}`;

/** An amount, such as `USD 3.20`. */
export const dollarsText = (dollars: number) =>
  dollars > 0 && dollars < 0.01 ? 'less than USD 0.01' : `USD ${money.format(dollars)}`;

/** A small amount, such as `USD 0.0003`. @param micros Millionths of a US dollar. */
export function microsText(micros: number): string {
  const dollars = micros / MILLION;
  return dollars > 0 && dollars < 0.1 ? `USD ${smallMoney.format(dollars)}` : dollarsText(dollars);
}

/** Such as `November 2026`. @param month `YYYY-MM`. */
export const monthText = (month: string) => monthName.format(new Date(`${month}-01`));

/** The first day of the next month, such as `December 1`. @param month `YYYY-MM`. */
export function nextMonthText(month: string): string {
  const [year = 0, at = 1] = month.split('-').map(Number);
  return dayName.format(Date.UTC(year, at, 1));
}

/** A moment in the business's time zone, such as `Nov 28, 2026, 9:05 AM`. */
export const momentText = (at: number, timeZone: string) =>
  new Intl.DateTimeFormat(LANG, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(at);

export const secondsText = (ms: number) => `${(ms / 1000).toFixed(1)} seconds`;

/** Why a sentence was shown or not. */
export const OUTCOMES: Readonly<Record<SentenceOutcome, string>> = {
  shown: 'Visitors would see it.',
  uncited: 'Dropped: it names no passage of your pages.',
  'cites elsewhere': 'Dropped: it names a passage that it was not given.',
  address: 'Dropped: it has a link, an address or code.',
  fragment: 'Dropped: it is not a whole sentence.',
  unsupported:
    'Dropped: the passage says something else. A number, date, name, condition or “not” differs, or who does what.',
  doubtful: 'Dropped: it uses other words than the page. Only the second check could accept it.',
  rejected: 'Dropped: the second check found that the passage does not say it.',
  enough: 'Left out: visitors see at most five sentences, each once.',
};

/** Why the model was not asked. */
export function notAskedText(kind: AssistantTrial['kind']): string {
  switch (kind) {
    case 'direct':
      return 'The model was not asked: the chat answers such a question itself, with our own words.';
    case 'policy':
      return 'The model was not asked: the chat declines such a question itself.';
    case 'unknown':
      return 'The model was not asked: the chat found nothing on your pages about it, and says so.';
    default:
      return 'The model was not asked: none of the quotations is in the language of the question, so its words could not be checked.';
  }
}

/** What a failure of the model means, and what to do. @param failure The error class of the edge. */
export function failureText(failure: string): string {
  const status = Number(/^HTTP (\d{3})$/.exec(failure)?.[1] ?? 0);
  if (status === 401 || status === 403)
    return 'The provider refused the key. Check at the provider that the key is valid and may use this model, then store it again as CHAT_API_KEY.';
  if (status === 404)
    return 'The provider does not know this model or address. Check the model’s name in the provider’s documentation.';
  if (status === 402 || status === 429)
    return 'The provider’s limit is reached, or there is no credit left. Look at the limits and the credit in your account there.';
  if (status >= 500)
    return `The provider has a fault (${failure}). Try again in a few minutes, and look at its status page.`;
  if (status > 0)
    return `The provider refused the request (${failure}). Mostly this model cannot do what we ask: choose another one.`;
  if (failure === 'timeout')
    return 'It took too long: visitors wait at most 8 seconds for the first sentence that passes the check, and 20 seconds in all. Choose a faster model.';
  return `The answer broke off or could not be read (${failure}). Try again; if it happens often, choose another model.`;
}
