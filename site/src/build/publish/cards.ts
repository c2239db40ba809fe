import { directionOf, LANGUAGES, languageOf, type Language } from '@tutoring/domain/languages';
import { notStoredBy, STORED_ITEMS } from '@tutoring/domain/stored-items';
import { ButtonLink } from '@tutoring/ui/button';
import { CookieConsent } from '@tutoring/ui/cookie-consent';
import { fill } from '@tutoring/ui/internal/fill';
import { InstallCard } from '@tutoring/ui/internal/install-card';
import { Link } from '@tutoring/ui/link';
import { NoticeCard } from '@tutoring/ui/notice-card';
import { NoticeStrip } from '@tutoring/ui/notice-strip';
import { OfflineCard } from '@tutoring/ui/offline-card';
import { PromoBanner } from '@tutoring/ui/promo-banner';
import { Provider } from '@tutoring/ui/provider';
import { UpdateCard } from '@tutoring/ui/update-card';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { cardAddress, consentBanner, languageCard, type OverlayName } from '../../shared/overlays';
import { APP, OFFLINE, pathIn } from '../../shared/paths';
import { InItsLanguage } from '../../shared/in-its-language';
import { inLanguage } from '../../shared/localised-text';
import { PREVIEW_CARD, PREVIEW_TEXT } from '../../shared/preview';
import { appCards } from '../../shared/service-worker';
import { setSpacesInFacts } from '../compile/typography';
import { cardOfOffer, offerText, offerTime } from '../model/offer-time';
import { namedCompanies } from '../model/layout-data';
import { SITE_MESSAGES } from '../../generated/site-messages';
import type { Region, SiteData } from '../content/data';
import { libraryMessages } from '../content/library-messages';

/** Where somebody finds their region who is not where the network sees them. */
const REGIONS = '/regional';

/**
 * What a page fetches when it is due, in the library's own HTML: one file a place, with a strip in each of its languages,
 * and one card for each offer that may still run, in each language. Visitors fetch the one that is due, and no page carries any.
 */
export function writeCards(site: string, data: SiteData, now: number): void {
  const folder = join(site, 'public');
  // An offer that has ended is not left from an earlier build.
  rmSync(join(folder, dirname(cardAddress(''))), { recursive: true, force: true });
  mkdirSync(join(folder, dirname(cardAddress(''))), { recursive: true });
  const say = sayer(site);
  for (const [name, html] of [
    ...regionStrips(data, say),
    ...offerCards(data, say, now),
    ...languageCards(say),
    ...cardsOfApp(site),
    ...consentBanners(site, data),
    [PREVIEW_CARD, previewLine()] as const,
  ]) {
    writeFileSync(join(folder, cardAddress(name)), html);
  }
}

/** The line above a page that is shown as on another day. English: only the owner and writers see it. */
function previewLine(): string {
  return renderToStaticMarkup(
    createElement(PromoBanner, {
      lang: 'en',
      dir: 'ltr',
      'aria-label': 'Preview',
      ...{ 'data-preview': '' },
      text: PREVIEW_TEXT,
      href: '/',
      linkLabel: 'Show today’s page',
    }),
  );
}

/** Names in each card's file the stylesheet that a page does not have before its first card. */
export function linkSheetOfCards(site: string, href: string): void {
  for (const file of globSync(`public${cardAddress('*')}`, { cwd: site })) {
    const path = join(site, file);
    writeFileSync(path, `<link rel="stylesheet" href="${href}">${readFileSync(path, 'utf8')}`);
  }
}

/** The places whose page is suggested: ISO 3166-1 codes, or 3166-2 where only a part of a country is meant. */
export function placesWithCard({ regions }: SiteData): string[] {
  return regions.withPage.map(placeCode);
}

function placeCode({ country, subdivision }: Region): string {
  return subdivision ? `${country}-${subdivision}` : country;
}

/** A word of one of the library's components in a language. */
export type Say = (component: 'notice-card' | 'promo-banner', language: Language, name: string) => string;

/** The words of the library as a site has it installed. */
export function sayer(site: string): Say {
  const wordsOf = librarian(site);
  return (component, language, name) => wordsOf(component, language)[name] ?? '';
}

/** All words of a component, from the library as a site has it installed. */
export function librarian(site: string) {
  const require = createRequire(join(site, 'package.json'));
  const folders = libraryMessages(site);
  return (component: string, language: Language): Record<string, string> => {
    const module = require(`${folders[component]}/${language}`) as Record<string, Record<string, string>>;
    return Object.values(module)[0] ?? {};
  };
}

/** What the service worker brings with it: installing, no connection, a new version. One file a language. */
export function cardsOfApp(site: string): [name: string, html: string][] {
  const wordsOf = librarian(site);
  return LANGUAGES.map((language) => {
    const components = ['notice-card', 'install-card', 'offline-card', 'update-card'] as const;
    const messages = Object.fromEntries(components.map((name) => [name, wordsOf(name, language)]));
    const own = { lang: language, dir: directionOf(language) };
    const cards = createElement(
      Provider,
      { messages, lang: language, children: null },
      createElement(InstallCard, { ...own, ...named('install'), howTo: pathIn(language, APP) }),
      createElement(OfflineCard, { ...own, ...named('offline'), saved: pathIn(language, OFFLINE) }),
      createElement(UpdateCard, { ...own, ...named('update') }),
    );
    return [appCards(language), renderToStaticMarkup(cards)];
  });
}

/**
 * The question about cookies with its settings, one file a language: who has answered it, and who has no scripts, needs
 * neither, and they were a fourteenth of every page.
 */
export function consentBanners(site: string, data: SiteData): [name: string, html: string][] {
  const wordsOf = librarian(site);
  const absent = notStoredBy(namedCompanies(data));
  const items = STORED_ITEMS.filter((item) => !absent.includes(item));
  return LANGUAGES.map((language) => {
    const components = ['cookie-consent', 'dialog', 'field'] as const;
    const messages = Object.fromEntries(components.map((name) => [name, wordsOf(name, language)]));
    const banner = createElement(
      Provider,
      { messages, lang: language, children: null },
      createElement(CookieConsent, { site: data.brand.siteUrl, items }),
    );
    // Ids of its own: it joins a page that has some.
    return [consentBanner(language), renderToStaticMarkup(banner, { identifierPrefix: 'consent' })];
  });
}

/** How the visit finds a card among those of a file. */
const named = (card: OverlayName) => ({ 'data-card': card });

/** The strips of each place, by the name of its file. */
export function regionStrips(data: SiteData, say: Say): [name: string, html: string][] {
  return data.regions.withPage.map((region) => [
    placeCode(region).toLowerCase(),
    region.languages.map(({ lang }) => regionStrip(region, lang, data, say)).join(''),
  ]);
}

/** The strip of a region in one of its languages: it leads there first, and to the others. */
function regionStrip(region: Region, lang: string, data: SiteData, say: Say): string {
  const { heading, text, wrong, places } = wordsOf(lang, data);
  const values = { place: places[region.id] ?? '' };
  const [own] = region.languages.filter((other) => other.lang === lang);
  const others = region.languages.filter((other) => other.lang !== lang);
  const strip = createElement(NoticeStrip, {
    lang,
    dir: directionOf(lang),
    ...{ 'data-region': placeCode(region).toLowerCase() },
    label: fill(heading, values),
    href: own?.path ?? REGIONS,
    text,
    more: [
      ...others.map(({ path, lang: other, label }) =>
        createElement(Link, { href: path, lang: other, hrefLang: other, dir: directionOf(other) }, label),
      ),
      createElement(Link, { href: REGIONS }, fill(wrong, values)),
    ],
    messages: { close: say('notice-card', languageOf(lang), 'close') },
  });
  return renderToStaticMarkup(strip);
}

function wordsOf(lang: string, data: SiteData): SiteData['region-suggestion'][Language] {
  return setSpacesInFacts(data['region-suggestion'][languageOf(lang)], languageOf(lang));
}

/** The card of each offer that has one and may still run, by the name of its file. */
export function offerCards(
  { offers }: Pick<SiteData, 'offers'>,
  say: Say,
  now: number,
): [name: string, html: string][] {
  const due = Object.entries(offers).filter(([, offer]) => offer.card && offerTime(offer).until > now);
  return due.flatMap(([id, offer]) =>
    LANGUAGES.map((language): [string, string] => {
      const text = createElement(
        Fragment,
        null,
        createElement('strong', null, createElement(InItsLanguage, offerText(offer, language))),
        ' ',
        createElement(InItsLanguage, inLanguage(offer.terms ?? {}, language)),
      );
      const link = createElement(ButtonLink, { href: offer.pages[0] ?? '/' }, SITE_MESSAGES[language].offerLink);
      return [cardOfOffer(id, language), card(language, say('promo-banner', language, 'label'), text, say, [link])];
    }),
  );
}

/** The card of each language for a page that opened in another one. The visit knows where its link leads. */
export function languageCards(say: Say): [name: string, html: string][] {
  return LANGUAGES.map((language) => {
    const { chosenTitle, chosenText, chosenLink } = SITE_MESSAGES[language];
    const link = createElement(ButtonLink, { href: REGIONS }, chosenLink);
    return [languageCard(language), card(language, chosenTitle, chosenText, say, [link])];
  });
}

function card(lang: string, heading: string, text: ReactNode, say: Say, links: readonly ReactNode[]): string {
  const close = say('notice-card', languageOf(lang), 'close');
  const actions = createElement(Fragment, null, ...links);
  return renderToStaticMarkup(
    createElement(NoticeCard, { lang, dir: directionOf(lang), heading, actions, messages: { close } }, text),
  );
}
