import type { Language } from '@tutoring/domain/languages';
import { priceText } from '@tutoring/domain/prices';
import type { Loader } from '../../../build/model/mdx-component';
import { localisedText } from '../localised-text';

/** A question of families and the owner's answer. */
export interface Answer {
  label: string;
  text: string;
}

/**
 * The answers of data/answers.yaml that the owner has given, with the free places in the course of this page. In English
 * only, like the pages that show them.
 */
export const answers: Loader<Answer[]> = {
  load: ({ language, page: { path }, data: { answers: given } }) => {
    const { workingDays } = given.firstSession;
    return [
      ...given.availability
        .filter(({ page }) => page === path)
        .map(({ text }) => ({ label: 'Free places', text: localisedText(text, language) })),
      ...given.levels.map(({ level, from }) => ({
        label: localisedText(level, language),
        text: `From ${priceText(from, language)} a session.`,
      })),
      ...(given.review.length > 0 ? [{ label: 'One review', text: `${priceText(given.review, language)}.` }] : []),
      ...(workingDays > 0
        ? [{ label: 'First session', text: `Within ${days(workingDays)} after you accept the proposal.` }]
        : []),
      ...sentence('Payment', given.payment, language),
      ...sentence('Subscriptions', given.subscription, language),
      ...sentence('Guarantee', given.guarantee, language),
    ];
  },
  textOf: linesOf,
};

/** The owner’s answer to schools about payment and insurance. */
export const schoolAnswers: Loader<Answer[]> = {
  load: ({ language, data }) => sentence('Payment and insurance', data.answers.schools, language),
  textOf: linesOf,
};

/** What the owner checks before a tutor teaches. */
export const checks: Loader<Answer[]> = {
  load: ({ language, data }) =>
    data.answers.checks.map(({ what, by, when }) => ({
      label: localisedText(what, language),
      text: `Checked by ${localisedText(by, language)}, ${localisedText(when, language)}.`,
    })),
  textOf: linesOf,
};

/** The answer in a sentence; none if the owner has not written it. */
function sentence(label: string, given: Parameters<typeof localisedText>[0], language: Language): Answer[] {
  const text = localisedText(given, language);
  return text ? [{ label, text }] : [];
}

const days = (count: number) => (count === 1 ? 'one working day' : `${count} working days`);

function linesOf(all: readonly Answer[]): string[] {
  return all.map(({ label, text }) => `${label}: ${text}`);
}
