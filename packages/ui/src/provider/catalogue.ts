import type { en as apCalculator } from '#ap-calculator/messages/en';
import type { en as attempt } from '#attempt/messages/en';
import type { en as badge } from '#badge/messages/en';
import type { en as bookingLink } from '#booking-link/messages/en';
import type { en as breadcrumbs } from '#breadcrumbs/messages/en';
import type { en as callout } from '#callout/messages/en';
import type { en as chart } from '#chart/messages/en';
import type { en as chat } from '#chat/messages/en';
import type { en as comparisonTable } from '#comparison-table/messages/en';
import type { en as cookieConsent } from '#cookie-consent/messages/en';
import type { en as dialog } from '#dialog/messages/en';
import type { en as field } from '#field/messages/en';
import type { en as footer } from '#footer/messages/en';
import type { en as gradeCalculator } from '#grade-calculator/messages/en';
import type { en as header } from '#header/messages/en';
import type { en as languageSwitcher } from '#language-switcher/messages/en';
import type { en as leadForm } from '#lead-form/messages/en';
import type { en as markedScript } from '#marked-script/messages/en';
import type { en as mobileMenu } from '#mobile-menu/messages/en';
import type { en as navigationMenu } from '#navigation-menu/messages/en';
import type { en as noticeCard } from '#notice-card/messages/en';
import type { en as offlineCard } from '#offline-card/messages/en';
import type { en as pagination } from '#pagination/messages/en';
import type { en as price } from '#price/messages/en';
import type { en as promoBanner } from '#promo-banner/messages/en';
import type { en as recognition } from '#recognition/messages/en';
import type { en as referenceCard } from '#reference-card/messages/en';
import type { en as relatedLinks } from '#related-links/messages/en';
import type { en as schoolList } from '#school-list/messages/en';
import type { en as search } from '#search/messages/en';
import type { en as serviceFinder } from '#service-finder/messages/en';
import type { en as statistic } from '#statistic/messages/en';
import type { en as studyHoursEstimator } from '#study-hours-estimator/messages/en';
import type { en as subjectCalculator } from '#subject-calculator/messages/en';
import type { en as tableOfContents } from '#table-of-contents/messages/en';
import type { en as toast } from '#toast/messages/en';
import type { en as tool } from '#tool/messages/en';
import type { en as updateCard } from '#update-card/messages/en';
import type { en as video } from '#video/messages/en';
import type { Translation } from '../lib/translation';

/** Some of a component's words, or all of them. */
type Words<English> = Partial<Translation<English>>;

/**
 * Words by component, as the `messages/*` entries export them: a name that no component has, or a word that it does not
 * say, does not compile.
 */
export interface MessageCatalogue {
  readonly 'ap-calculator'?: Words<typeof apCalculator>;
  readonly attempt?: Words<typeof attempt>;
  readonly badge?: Words<typeof badge>;
  readonly 'booking-link'?: Words<typeof bookingLink>;
  readonly breadcrumbs?: Words<typeof breadcrumbs>;
  readonly callout?: Words<typeof callout>;
  readonly chart?: Words<typeof chart>;
  readonly chat?: Words<typeof chat>;
  readonly 'comparison-table'?: Words<typeof comparisonTable>;
  readonly 'cookie-consent'?: Words<typeof cookieConsent>;
  readonly dialog?: Words<typeof dialog>;
  readonly field?: Words<typeof field>;
  readonly footer?: Words<typeof footer>;
  readonly 'grade-calculator'?: Words<typeof gradeCalculator>;
  readonly header?: Words<typeof header>;
  readonly 'language-switcher'?: Words<typeof languageSwitcher>;
  readonly 'lead-form'?: Words<typeof leadForm>;
  readonly 'marked-script'?: Words<typeof markedScript>;
  readonly 'mobile-menu'?: Words<typeof mobileMenu>;
  readonly 'navigation-menu'?: Words<typeof navigationMenu>;
  readonly 'notice-card'?: Words<typeof noticeCard>;
  readonly 'offline-card'?: Words<typeof offlineCard>;
  readonly pagination?: Words<typeof pagination>;
  readonly price?: Words<typeof price>;
  readonly 'promo-banner'?: Words<typeof promoBanner>;
  readonly recognition?: Words<typeof recognition>;
  readonly 'reference-card'?: Words<typeof referenceCard>;
  readonly 'related-links'?: Words<typeof relatedLinks>;
  readonly 'school-list'?: Words<typeof schoolList>;
  readonly search?: Words<typeof search>;
  readonly 'service-finder'?: Words<typeof serviceFinder>;
  readonly statistic?: Words<typeof statistic>;
  readonly 'study-hours-estimator'?: Words<typeof studyHoursEstimator>;
  readonly 'subject-calculator'?: Words<typeof subjectCalculator>;
  readonly 'table-of-contents'?: Words<typeof tableOfContents>;
  readonly toast?: Words<typeof toast>;
  readonly tool?: Words<typeof tool>;
  readonly 'update-card'?: Words<typeof updateCard>;
  readonly video?: Words<typeof video>;
}
