import { LANGUAGES, type Language } from '@tutoring/domain/languages';
import type { NavigationGroup, NavigationItem, NavigationLink } from '@tutoring/ui/navigation-menu';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FooterData, ShellData } from '../src/shell/shell-data';
import type { SiteData } from './data';
import { offerTime } from './offer-time';
import type { Route } from './routes';

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
    writeFileSync(join(folder, `shell.${language}.json`), JSON.stringify(shell));
    writeFileSync(join(folder, `footer.${language}.json`), JSON.stringify(footer));
  }
}

function shellData(
  language: Language,
  { brand, navigation, prices, locations, offers }: SiteData,
  routes: readonly Route[],
  written: ReadonlySet<string>,
): { shell: ShellData; footer: FooterData } {
  const langs = new Map(routes.map(({ path, lang }) => [path, lang]));
  const speaks = (path: string) => primary(langs.get(withoutAnchor(path)) ?? 'en') === language;
  const linkTo = (href: string): NavigationLink => ({
    href,
    label: navigation.labels[href]?.[language] ?? href,
    ...(!speaks(href) && { hrefLang: langs.get(withoutAnchor(href)) ?? 'en' }),
    ...(navigation.featured.includes(href) && { featured: true }),
  });
  const toGroup = ({ label, items }: SiteData['navigation']['footer'][number]): NavigationGroup => ({
    label: label[language] ?? '',
    items: items.map(linkTo),
  });
  const contact = [{ href: `mailto:${brand.email}`, label: brand.email }];
  const shell: ShellData = {
    brand: brand.name,
    siteUrl: brand.siteUrl,
    bookingUrl: brand.bookingUrl,
    locator: brand.locator,
    price: prices.from.map(({ currency, amount }) => `${currency} ${amount}`).join(' / '),
    header: navigation.header.map((entry): NavigationItem =>
      typeof entry === 'string' ? linkTo(entry) : toGroup(entry),
    ),
    contact,
    popular: navigation.popular.filter((path) => written.has(path)),
    leavesApp: routes.filter(({ path }) => !speaks(path) || !written.has(path)).map(({ path }) => path),
    offers: Object.entries(offers).flatMap(([id, { text, ...offer }]) =>
      text[language] ? [{ id, href: offer.href, ...offerTime(offer), text: text[language] }] : [],
    ),
  };
  const footer: FooterData = {
    brand: brand.name,
    claim: brand.claim[language] ?? '',
    contact,
    outside: brand.outside.map(({ label, href }) => ({ label, href })),
    groups: navigation.footer.map(toGroup),
    locations: locations.map(({ label, places }) => ({
      label: label[language] ?? '',
      items: places.map(({ path, country, name }) => ({
        href: path,
        label: name?.[language] ?? countryName(country, language),
        ...(!speaks(path) && { hrefLang: langs.get(path) ?? 'en' }),
      })),
    })),
    legal: navigation.legal.map(linkTo),
    year: String(new Date().getUTCFullYear()),
  };
  return { shell, footer };
}

function countryName(country: string, language: Language): string {
  return new Intl.DisplayNames(language, { type: 'region', style: 'short' }).of(country) ?? country;
}

const withoutAnchor = (href: string) => href.split('#')[0] ?? href;
const primary = (tag: string) => tag.split('-')[0];
