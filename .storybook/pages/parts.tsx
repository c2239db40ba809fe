import type { ReactNode } from 'react';
import { priceText } from '../../packages/domain/src/prices';
import { BookingLink } from '../../packages/ui/src/booking-link';
import { ButtonLink } from '../../packages/ui/src/button';
import { CoverSheet } from '../../packages/ui/src/cover-sheet';
import { Fact, FactList } from '../../packages/ui/src/fact-list';
import type { HeroProps } from '../../packages/ui/src/hero';
import { Section } from '../../packages/ui/src/layout';
import { LeadForm } from '../../packages/ui/src/lead-form';
import { fill, useLang } from '../../packages/ui/src/provider';
import { Prose } from '../../packages/ui/src/text';
import { useSite } from './frame';
import { BOOKING_URL } from './shell';

/** The lowest price of a session (site/data/prices.yaml). */
export const PRICES = [
  { currency: 'USD', amount: 59 },
  { currency: 'CAD', amount: 79 },
];
const TERMS = {
  en: {
    session: '60 minutes',
    cancellation:
      'You may move or cancel a session free of charge until 24 hours before it; prepaid sessions that have not taken place are refunded.',
  },
  ar: {
    session: '60 دقيقة',
    cancellation:
      'يمكنكم تأجيل الحصة أو إلغاؤها مجانًا قبل موعدها بـ24 ساعة على الأقل، وتُردّ قيمة الحصص المدفوعة مسبقًا التي لم تُعقد.',
  },
};

/** What a session is, and what holds for it, in the page’s language. */
export function useTerms() {
  const lang = useLang();
  return { ...TERMS[lang === 'ar' ? 'ar' : 'en'], price: priceText(PRICES, lang) };
}

/** What a hero offers: the next step, what it costs, and what holds with that. */
export function useNextStep(): Pick<HeroProps, 'actions' | 'note' | 'terms'> {
  const { shell, words } = useSite();
  const { price, cancellation } = useTerms();
  return {
    actions: (
      <>
        <BookingLink href={BOOKING_URL} />
        <ButtonLink kind="secondary" href={shell.contactHref}>
          {words.ask}
        </ButtonLink>
      </>
    ),
    note: fill(words.fromPrice, { price }),
    terms: cancellation,
  };
}

interface CallProps {
  heading: string;
  /** What happens. @default the usual three steps */
  steps?: readonly string[];
  /** Whether the terms stand on it, as on pages of services and regions. @default false */
  terms?: boolean;
  children: ReactNode;
}

/** The end of a page's own text: what happens next, what it costs and what to bring. */
export function Call({ heading, steps, terms = false, children }: CallProps) {
  const { words } = useSite();
  const { session, price, cancellation } = useTerms();
  return (
    <CoverSheet
      heading={heading}
      price={words.free}
      steps={steps ?? [words.stepTime, words.stepWork, words.stepPlan]}
      action={<BookingLink href={BOOKING_URL} />}
    >
      <Prose>{children}</Prose>
      {terms && (
        <FactList>
          <Fact label={words.termsSession}>{fill(words.sessionIs, { length: session })}</Fact>
          <Fact label={words.glancePrice}>{price}</Fact>
          <Fact label={words.termsChange}>{cancellation}</Fact>
          <Fact label={words.termsCoursework}>{words.courseworkRule}</Fact>
          <Fact label={words.termsAi}>{words.aiRule}</Fact>
        </FactList>
      )}
    </CoverSheet>
  );
}

/** The short form at the foot of pages about a subject or a region. */
export function Ask({ page, subjects }: { page: string; subjects?: string }) {
  const { words } = useSite();
  return (
    <Section heading={words.ask}>
      <LeadForm page={page} brief subjects={subjects} onSent={() => undefined} />
    </Section>
  );
}
