import { languageOf } from '@tutoring/domain/languages';
import type { Crumb } from '@tutoring/ui/breadcrumbs';
import type { LanguageChoice } from '@tutoring/ui/language-switcher';
import type { PageCard } from '../../shared/page';
import type { ContentPage } from '../content/content';
import { addressFor, originalsOf } from '../content/translations';
import { countryName } from './country-name';
import type { Region, RegionWithoutPage, SiteData } from '../content/data';
import { englishNotice } from './in-english';
import { homeOf, languageChoices } from './page-languages';

/** The number of related pages. */
const RELATED = 3;

/** The tree of all pages: labels, children, related pages, breadcrumbs and language versions. */
export class ContentTree {
  readonly #byPath: ReadonlyMap<string, ContentPage>;
  /** Cached, because every page of a folder asks for the folder's pages. */
  readonly #children = new Map<string, ContentPage[]>();
  readonly #choices: ReadonlyMap<string, LanguageChoice[]>;
  /** The English address of each translation. */
  readonly #originals: ReadonlyMap<string, string>;

  constructor(
    readonly pages: readonly ContentPage[],
    private readonly data: SiteData,
  ) {
    this.#choices = new Map(languageChoices(data).flatMap((all) => all.map(({ href }) => [href, all])));
    this.#originals = originalsOf(data.translations);
    this.#byPath = new Map(pages.map((page) => [page.path, page]));
  }

  /** The page at an address. */
  at(path: string): ContentPage | undefined {
    return this.#byPath.get(path);
  }

  /** The label of a page in lists, in a language if there is a translation. */
  labelOf(page: ContentPage, lang: string): string {
    // Readers look for articles by title.
    if (page.template === 'article') return page.title;
    const { places } = this.data.messages[languageOf(lang)];
    return places[this.originalOf(page.path)] ?? page.label ?? this.#regionOfSchools(page.path, lang) ?? page.title;
  }

  /** The indexed pages directly below an address, in their order; articles by date, newest first. */
  childrenOf(path: string): ContentPage[] {
    const children = this.#children.get(path) ?? this.#findChildren(path);
    this.#children.set(path, children);
    return children;
  }

  #findChildren(path: string): ContentPage[] {
    const below = path === '/' ? '/' : `${path}/`;
    return this.pages
      .filter(
        (page) => page.path.startsWith(below) && !page.path.slice(below.length).includes('/') && page.path !== '/',
      )
      .filter((page) => !page.noindex && page.template !== 'index' && !this.#originals.has(page.path))
      .sort(
        (a, b) =>
          (a.order ?? Infinity) - (b.order ?? Infinity) ||
          (b.date ?? '').localeCompare(a.date ?? '') ||
          a.title.localeCompare(b.title, 'en'),
      );
  }

  /**
   * The next siblings of a page, continuing at the first after the last, so that every page is recommended. For a translation,
   * those of them that are translated.
   */
  relatedTo(page: ContentPage): ContentPage[] {
    const original = this.originalOf(page.path);
    const siblings = this.childrenOf(parentOf(original));
    const at = siblings.findIndex(({ path }) => path === original);
    if (at < 0) return [];
    return [...siblings.slice(at + 1), ...siblings.slice(0, at)]
      .flatMap(({ path }) => this.at(this.addressIn(page.lang, path)) ?? [])
      .filter(({ lang }) => languageOf(lang) === languageOf(page.lang))
      .slice(0, RELATED);
  }

  /** The address of a page in a language; in English if there is no translation. */
  addressIn(lang: string, address: string): string {
    return addressFor(languageOf(lang), address, this.data.translations);
  }

  /** The English address of a translation; any other address as it is. */
  originalOf(path: string): string {
    return this.#originals.get(path) ?? path;
  }

  /** The home page for a page's reader: the page of the region that it is about, or the home page of its language. */
  homeOf({ path, lang }: Pick<ContentPage, 'path' | 'lang'>): string {
    const language = languageOf(lang);
    if (language === 'en') return '/';
    const own = this.regionOf(path)?.languages.find((variant) => languageOf(variant.lang) === language);
    return own?.path ?? homeOf(language, this.data);
  }

  /** The region that a page is about: its own page, its legal notice or its list of schools, in any language. */
  regionOf(path: string): Region | undefined {
    const lists = this.data.schools.languages;
    return this.data.regions.withPage.find(
      ({ languages, legal, schools }) =>
        path === `/schools/${schools}` ||
        [...languages, ...legal, ...(lists[schools] ?? [])].some((variant) => variant.path === path),
    );
  }

  /** The card of a page in a list. */
  cardOf(page: ContentPage, lang: string): PageCard {
    const isForeign = languageOf(page.lang) !== languageOf(lang);
    return {
      href: page.path,
      ...(isForeign && { hrefLang: page.lang }),
      // The text is in the page's language, so the label is too.
      label: this.labelOf(page, isForeign ? page.lang : lang),
      text: page.description,
      ...(page.date && { date: page.date }),
    };
  }

  /** The breadcrumbs: home, then each segment of the address. A segment without a page is not a link. */
  crumbsOf(page: ContentPage): Crumb[] {
    if (page.path === '/') return [];
    const { home, inEnglish } = this.data.messages[languageOf(page.lang)];
    const href = this.homeOf(page);
    const steps = this.#stepsTo(page).filter((step) => step.href !== href);
    // A region's page is the home page of its language; above it is the English one.
    if (steps.length === 0 || href === page.path)
      return [{ label: home + englishNotice(inEnglish), href: '/' }, ...this.#stepsTo(page)];
    return [{ label: home, href }, ...steps];
  }

  #stepsTo(page: ContentPage): Crumb[] {
    // The language at the end of a translation's address is no step.
    const segments = this.originalOf(page.path).split('/').slice(1);
    return segments.map((segment, index): Crumb => {
      const path = `/${segments.slice(0, index + 1).join('/')}`;
      const label = this.#crumbLabel(path, segment, page);
      const target = this.#byPath.get(this.addressIn(page.lang, path));
      // The trail of a page in another language does not lead into English. An English page of a region leads to the region's own.
      const isLinked = target && (languageOf(page.lang) === 'en' || languageOf(target.lang) === languageOf(page.lang));
      return isLinked ? { label, href: target.path } : { label };
    });
  }

  #crumbLabel(path: string, segment: string, page: ContentPage): string {
    const language = languageOf(page.lang);
    const { places } = this.data.messages[language];
    const region = this.regionAt(path);
    // `/jp` has the region's name; `/jp/en` below it has the language's.
    if (region && path.lastIndexOf('/') === 0) return regionName(region, this.data, page.lang);
    const choice = this.choicesOf(path).find(({ href }) => href === path);
    if (choice && this.#isVariantPath(path)) return choice.label;
    const target = this.#byPath.get(this.addressIn(page.lang, path));
    return places[path] ?? (target ? this.labelOf(target, page.lang) : titleCase(segment));
  }

  /** The label of a page of schools: the name of its region. */
  #regionOfSchools(path: string, lang: string): string | undefined {
    const region = this.data.regions.withPage.find(({ schools }) => path === `/schools/${schools}`);
    return region && regionName(region, this.data, lang);
  }

  #isVariantPath(path: string): boolean {
    return (
      this.#byPath.has(parentOf(path)) && this.choicesOf(path).length > 1 && this.choicesOf(path)[0]?.href !== path
    );
  }

  /** The language versions of a page, including itself; empty for a page without a language switcher. */
  choicesOf(path: string): readonly LanguageChoice[] {
    return this.#choices.get(path) ?? [];
  }

  /** The region of a page, in any of its languages. */
  regionAt(path: string): Region | undefined {
    return this.data.regions.withPage.find(({ languages }) => languages.some((variant) => variant.path === path));
  }

  /** The region without its own page whose shared page has this address. */
  regionWithoutPageAt(path: string): RegionWithoutPage | undefined {
    return this.data.regions.withoutPage.find(({ id }) => path === `/${id}`);
  }
}

/** A region's name: its own in data/messages, or its country's. */
export function regionName(
  { id, country }: Pick<Region, 'id' | 'country'>,
  { messages }: SiteData,
  lang: string,
): string {
  const language = languageOf(lang);
  return messages[language].regions[id] ?? countryName(country, language);
}

/** A country's name: its region's in data/messages, or the one in CLDR. */
export function placeName(country: string, data: SiteData, lang: string): string {
  const region = data.regions.withPage.find((one) => one.country === country && !one.subdivision);
  return region ? regionName(region, data, lang) : countryName(country, lang);
}

function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/')) || '/';
}

/** `science-math` as "Science Math". */
function titleCase(segment: string): string {
  return segment.replace(/(^|-)(\w)/g, (_, dash: string, letter: string) => (dash ? ' ' : '') + letter.toUpperCase());
}
