import { formattingTag, type Language } from '@tutoring/domain/languages';
import { priceText, type Amount } from '@tutoring/domain/prices';
import { fill } from '@tutoring/ui/internal/fill';
import type { Loader } from '../../../build/model/mdx-component';
import type { SiteMessages } from '../../../shared/messages/types';
import { localisedText } from '../../../shared/localised-text';

/** A question of families and the owner's answer. */
export interface Answer {
  label: string;
  text: string;
}

/** The prices of levels and of a review, and the answers of data/answers.yaml, with the free places in the course of this page. */
export const answers: Loader<Answer[]> = {
  load: ({ language, page: { path }, tree, messages, data: { answers: given, prices } }) => {
    const { workingDays } = given.firstSession;
    return [
      ...given.availability
        .filter(({ page }) => page === tree.originalOf(path))
        .map(({ text }) => ({ label: messages.answerPlaces, text: localisedText(text, language) })),
      ...prices.levels.map(({ level, from }) => ({
        label: localisedText(level, language),
        text: fill(messages.answerLevel, { price: priceText(from, language) }),
      })),
      ...reviewPrice(prices.review, messages, language),
      ...(workingDays > 0
        ? [{ label: messages.answerFirst, text: fill(messages.answerFirstDays, { days: days(workingDays, language) }) }]
        : []),
      ...sentence(messages.answerPayment, given.payment, language),
      ...sentence(messages.answerSubscription, given.subscription, language),
      ...sentence(messages.answerGuarantee, given.guarantee, language),
    ];
  },
  textOf: linesOf,
};

/** The price of one review. */
export const review: Loader<Answer[]> = {
  load: ({ language, messages, data }) => reviewPrice(data.prices.review, messages, language),
  textOf: linesOf,
};

/** The owner’s answer to schools about payment and insurance. */
export const schoolAnswers: Loader<Answer[]> = {
  load: ({ language, messages, data }) => sentence(messages.answerSchools, data.answers.schools, language),
  textOf: linesOf,
};

/** What the owner checks before a tutor teaches. */
export const checks: Loader<Answer[]> = {
  load: ({ language, messages, data }) =>
    data.answers.checks.map(({ what, by, when }) => ({
      label: localisedText(what, language),
      text: fill(messages.answerChecked, { who: localisedText(by, language), when: localisedText(when, language) }),
    })),
  textOf: linesOf,
};

/** What one review costs; none if the owner has not set it. */
function reviewPrice(amounts: readonly Amount[], { answerReview }: SiteMessages, language: Language): Answer[] {
  return amounts.length > 0 ? [{ label: answerReview, text: `${priceText(amounts, language)}.` }] : [];
}

/** The answer in a sentence; none if the owner has not written it. */
function sentence(label: string, given: Parameters<typeof localisedText>[0], language: Language): Answer[] {
  const text = localisedText(given, language);
  return text ? [{ label, text }] : [];
}

function days(count: number, language: Language): string {
  const format = { style: 'unit', unit: 'day', unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(formattingTag(language), format).format(count);
}

function linesOf(all: readonly Answer[]): string[] {
  return all.map(({ label, text }) => `${label}: ${text}`);
}
