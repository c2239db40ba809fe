import { LANGUAGES, languageOf, type Language } from '@tutoring/domain/languages';
import { priceText } from '@tutoring/domain/prices';
import type { NavigationGroup, NavigationItem, NavigationLink } from '@tutoring/ui/navigation-menu';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FooterData, ShellData } from '../src/shell/shell-data';
import { regionName } from './content-tree';
import type { Region, SiteData } from './data';
import { offerText, offerTime } from './offer-time';
import type { Route } from './routes';
import { setSpacesInFacts } from './typography';

/** Writes src/generated/{shell,footer}.*.json: each language gets its own labels and no other's. */
export function writeShellData(
  folder: string,
  data: SiteData,
  routes: readonly Route[],
  written: ReadonlySet<string>,
): void {
  mkdirSync(folder, { recursive: true });
  for (const language of LANGUAGES) {
    const { shell, footer } = shellData(language, data, routes, written);
    writeFileSync(join(folder, `shell.${language}.json`), JSON.stringify(setSpacesInFacts(shell, language)));
    writeFileSync(join(folder, `footer.${language}.json`), JSON.stringify(setSpacesInFacts(footer, language)));
  }
}

function shellData(
  language: Language,
  data: SiteData,
  routes: readonly Route[],
  written: ReadonlySet<string>,
): { shell: ShellData; footer: FooterData } {
  const { brand, navigation, prices, regions, offers } = data;
  const words = data.words[language];
  const langs = new Map(routes.map(({ path, lang }) => [path, lang]));
  const speaks = (path: string) => languageOf(langs.get(withoutAnchor(path)) ?? 'en') === language;
  const linkTo = (href: string): NavigationLink => ({
    href,
    label: words.places[href] ?? href,
    ...(!speaks(href) && { hrefLang: langs.get(withoutAnchor(href)) ?? 'en' }),
    ...(navigation.featured.includes(href) && { featured: true }),
  });
  const toGroup = ({ group, items }: SiteData['navigation']['footer'][number]): NavigationGroup => ({
    label: words.groups[group] ?? group,
    items: items.map(linkTo),
  });
  const contact = [{ href: `mailto:${brand.email}`, label: brand.email }];
  const shell: ShellData = {
    brand: brand.name,
    siteUrl: brand.siteUrl,
    bookingUrl: brand.bookingUrl,
    locator: brand.locator,
    price: priceText(prices.from, language),
    header: navigation.header.map((entry): NavigationItem =>
      typeof entry === 'string' ? linkTo(entry) : toGroup(entry),
    ),
    contact,
    popular: navigation.popular.filter((path) => written.has(path)),
    leavesApp: routes.filter(({ path }) => !speaks(path) || !written.has(path)).map(({ path }) => path),
    cancellation: words.cancellation,
    offers: Object.entries(offers).map(([id, { pages, ...offer }]) => ({
      id,
      href: pages[0] ?? '/',
      ...offerTime(offer),
      text: offerText(words.offers[id] ?? '', offer.until, language),
    })),
  };
  const footer: FooterData = {
    brand: brand.name,
    claim: words.claim,
    contact,
    outside: brand.outside.map(({ label, href }) => ({ label, href })),
    groups: navigation.footer.map(toGroup),
    locations: Object.entries(words.continents).map(([id, label]) => ({
      label,
      items: Object.entries(regions)
        .filter(([, { continent }]) => continent === id)
        .map(([code, region]) => placeOf(code, region, language, data)),
    })),
    legal: navigation.legal.map(linkTo),
    year: String(new Date().getUTCFullYear()),
  };
  return { shell, footer };
}

/** A region's page as the footer names it: its first, in the region's own language (specification, section 2). */
function placeOf(id: string, region: Region, language: Language, data: SiteData): NavigationLink {
  const [{ path, lang }] = region.languages as [Region['languages'][number]];
  return {
    href: path,
    label: regionName(id, region, data, language),
    ...(languageOf(lang) !== language && { hrefLang: lang }),
  };
}

/** Every address to which the header or the footer of each page leads. */
export function menusIn({ navigation, regions }: SiteData): string[] {
  const listed = [...navigation.header, ...navigation.footer].flatMap((entry) =>
    typeof entry === 'string' ? [entry] : entry.items,
  );
  return [
    ...listed,
    ...navigation.legal,
    ...Object.values(regions).flatMap(({ languages: [first] }) => first?.path ?? []),
  ];
}

/** Every address that menus, footers, offers and tiers name. */
export function placesIn(data: SiteData): string[] {
  const { navigation, tiers, offers, regions } = data;
  return [
    ...menusIn(data),
    ...navigation.featured,
    ...navigation.popular,
    ...tiers.map(({ action }) => action.href),
    ...Object.values(offers).flatMap(({ pages }) => pages),
    ...Object.values(regions).flatMap(({ languages }) => languages.map(({ path }) => path)),
  ];
}

const withoutAnchor = (href: string) => href.split('#')[0] ?? href;
