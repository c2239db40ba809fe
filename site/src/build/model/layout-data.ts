import type { CompanySettings } from '@tutoring/domain/companies';
import { notStoredBy } from '@tutoring/domain/stored-items';
import { languageOf, type Language } from '@tutoring/domain/languages';
import { priceText } from '@tutoring/domain/prices';
import type { NavigationGroup, NavigationItem, NavigationLink } from '@tutoring/ui/navigation-menu';
import type { FooterData, LayoutData } from '../../shared/layout-data';
import type { SiteConfig } from '../../shared/site';
import { buildDay } from './build-day';
import { regionName } from './content-tree';
import type { Region, SiteData } from '../content/data';
import { addressFor } from '../content/translations';
import { cardOfOffer, offerText, offerTime } from './offer-time';
import { consultationText, minutesText } from './consultation-text';
import { cancellationText, pricesText } from './price-lines';
import { homesInOtherLanguages, languageChoices, languageFinder, legalPages } from './page-languages';
import { setSpacesInFacts } from '../compile/typography';

/** The header, footer and offers of every page in a language. */
export function layoutData(language: Language, data: SiteData): LayoutData {
  const { banners, brand, navigation, prices, regions, offers } = data;
  const messages = data.messages[language];
  const linkTo = linkMaker(language, data);
  const toGroup = ({ group, items }: SiteData['navigation']['footer'][number]): NavigationGroup => ({
    label: messages.groups[group] ?? group,
    items: items.map(linkTo),
  });
  const contact = [{ href: `mailto:${brand.email}`, label: brand.email }];
  const footer: FooterData = {
    brand: brand.name,
    claim: messages.claim,
    contact,
    outside: brand.outside.map(({ label, href }) => ({ label: label[language], href })),
    groups: navigation.footer.map(toGroup),
    // Pages in other languages have a language switcher; most English pages have none.
    languages: language === 'en' ? homesInOtherLanguages(language, data) : [],
    locations: Object.entries(messages.continents).map(([id, label]) => ({
      label,
      items: regions.withPage
        .filter(({ continent }) => continent === id)
        .map((region) => regionLink(region, language, data)),
    })),
    legal: [
      ...navigation.legal.map(linkTo),
      ...legalPages(data)
        .filter(({ lang }) => languageOf(lang) === language)
        .map(({ path, label, region }) => ({ href: path, label, region })),
    ],
    year: String(new Date(buildDay()).getUTCFullYear()),
  };
  const layout: LayoutData = {
    brand: brand.name,
    siteUrl: brand.siteUrl,
    bookingUrl: brand.bookingUrl,
    price: priceText(prices.from, language),
    prices: pricesText(data, language),
    from: prices.from,
    session: minutesText(prices.session.minutes, language),
    header: navigation.header.map((entry): NavigationItem =>
      typeof entry === 'string' ? linkTo(entry) : toGroup(entry),
    ),
    contact,
    consultation: consultationText(language, data),
    bookingSteps: messages.bookingSteps,
    cancellation: cancellationText(language, data),
    courseworkRule: messages.courseworkRule,
    aiRule: messages.aiRule,
    markingDays: brand.marking.workingDays,
    botCheckTest: brand.botCheck.testView.shown,
    video: brand.video,
    offers: [
      ...Object.entries(offers).map(([id, { pages, card, text, ...offer }]) => ({
        id,
        href: pages[0] ?? '/',
        pages,
        ...(card && { card: cardOfOffer(id, language) }),
        ...offerTime(offer),
        ...offerText({ text, until: offer.until }, language),
      })),
      ...Object.entries(banners).map(([id, { href, from, until }]) => {
        const { text = '', ...season } = messages.banners[id] ?? { name: '', link: '' };
        return { id, href, pages: [href], text, season, ...offerTime({ from, until }) };
      }),
    ],
    notStored: notStoredBy(namedCompanies(data)).map(({ id }) => id),
    footer,
  };
  return setSpacesInFacts(layout, language);
}

/** The most visited pages, which the search suggests before the visitor types. */
export function popularPages(language: Language, data: SiteData): NavigationLink[] {
  return data.navigation.popular.map(linkMaker(language, data));
}

/** Returns a function that makes the link to an address, as menus in a language show it. */
function linkMaker(language: Language, data: SiteData): (href: string) => NavigationLink {
  const { places } = data.messages[language];
  const langAt = languageFinder(data);
  return (given) => {
    const href = addressFor(language, given, data.translations);
    return {
      href,
      label: places[given] ?? given,
      ...foreign(langAt(withoutAnchor(href)), language),
      ...(data.navigation.featured.includes(given) && { featured: true }),
    };
  };
}

/** The third parties that are configured for this build. packages/edge/scripts/assets.ts makes the headers from it. */
export function namedCompanies(data: SiteData): CompanySettings {
  const { calendar, staticContent, hostingApi, video, violationEndpoint } = data.brand;
  return { ...siteConfig(data), calendar, staticContent, hostingApi, video, violationEndpoint };
}

/** The configuration that scripts in the page read. The ids of Google's tags come from the build's environment. */
export function siteConfig({ brand, navigation }: SiteData): SiteConfig {
  const { GATSBY_GTAG_ID = '', GATSBY_GTM_ID = '', GATSBY_DATA_LAYER = '' } = process.env;
  return {
    siteUrl: brand.siteUrl,
    locator: brand.locator,
    popular: navigation.popular,
    gtag: GATSBY_GTAG_ID,
    gtm: GATSBY_GTM_ID,
    dataLayer: GATSBY_DATA_LAYER !== 'off',
    botCheck: { provider: brand.botCheck.provider, siteKey: brand.botCheck.siteKey },
  };
}

/** The footer's link to a region: its page in the visitor's language, or its first, in the region's own (specification, section 2). */
function regionLink(region: Region, language: Language, data: SiteData): NavigationLink {
  const { languages } = region;
  const own = language === 'en' ? undefined : languages.find(({ lang }) => languageOf(lang) === language);
  const { path, lang } = own ?? languages[0] ?? { path: '/', lang: 'en' };
  return {
    href: path,
    label: regionName(region, data, language),
    ...foreign(lang, language),
  };
}

/** The `hrefLang` of a link to a page in another language. */
function foreign(lang: string, language: Language): Pick<NavigationLink, 'hrefLang'> {
  return languageOf(lang) === language ? {} : { hrefLang: lang };
}

/** Every address that the header or the footer links to. */
export function menuAddresses(data: SiteData): string[] {
  const { navigation, regions } = data;
  const listed = [...navigation.header, ...navigation.footer].flatMap((entry) =>
    typeof entry === 'string' ? [entry] : entry.items,
  );
  return [
    ...listed,
    ...navigation.legal,
    ...legalPages(data).map(({ path }) => path),
    ...regions.withPage.flatMap(({ languages: [first] }) => first?.path ?? []),
  ];
}

/** Every address in menus, footer, offers, tiers, the service finder and other data. */
export function addressesInData(data: SiteData): string[] {
  const { banners, navigation, tiers, offers, 'service-finder': finder } = data;
  const { subjects, inProgramme, goals, notInAp } = finder.table;
  return [
    ...menuAddresses(data),
    ...navigation.featured,
    ...navigation.popular,
    ...tiers.map(({ action }) => action),
    ...Object.values(offers).flatMap(({ pages }) => pages),
    ...Object.values(banners).map(({ href }) => href),
    ...languageChoices(data).flatMap((page) => page.map(({ href }) => href)),
    finder.home,
    ...Object.values(subjects),
    ...Object.values(inProgramme).flatMap((pages) => Object.values(pages)),
    ...Object.values(goals),
    notInAp,
    ...data.people.flatMap(({ subjects }) => subjects.map(({ page }) => page)),
  ];
}

const withoutAnchor = (href: string) => href.split('#')[0] ?? href;
