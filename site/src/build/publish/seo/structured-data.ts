import type {
  BlogPosting,
  BreadcrumbList,
  Course,
  EducationalOrganization,
  ItemList,
  Offer,
  Organization,
  Person as PersonData,
  Service,
  Thing,
  WebSite,
  WithContext,
} from 'schema-dts';
import type { Language } from '@tutoring/domain/languages';
import type { Amount } from '@tutoring/domain/prices';
import { localisedText } from '../../../shared/localised-text';
import { TUTORS } from '../../../shared/paths';
import type { PageContext } from '../../../shared/page';
import type { ContentTree } from '../../model/content-tree';
import type { SiteData } from '../../content/data';
import { shownPhoto, teaches, type Person } from '../../content/people';
import { buildDay } from '../../model/build-day';
import { photoFiles } from '../../model/photo-files';

/** The indexes whose pages are described as courses. */
const COURSE_INDEXES = new Set(['/services', '/subjects']);

/** The structured data of a page (https://schema.org). */
export function structuredData(page: PageContext, tree: ContentTree, data: SiteData): WithContext<Thing>[] {
  const { brand } = data;
  const absolute = (path: string) => `${brand.siteUrl}${path === '/' ? '/' : path}`;
  const business: Organization = {
    '@type': 'Organization',
    '@id': `${absolute('/')}#organization`,
    name: brand.name,
    url: absolute('/'),
  };
  // The home page and articles describe the business in full. Elsewhere its `@id` refers to it.
  const described: Organization = { ...business, email: brand.email, logo: absolute('/favicon.svg') };
  const source = tree.at(page.path);
  const region = tree.regionAt(page.path);
  const things: Exclude<Thing, string>[] = [
    ...(page.path === '/' ? [described, website(brand.name, absolute('/'), business)] : []),
    ...(page.crumbs.length > 0 ? [breadcrumbs(page.crumbs, absolute)] : []),
    ...(page.byline ? [article(page, page.byline, described, absolute, brand.name)] : []),
    ...(COURSE_INDEXES.has(page.path) ? [courses(page, tree, business, absolute)] : []),
    ...(tree.originalOf(page.path) === TUTORS ? team(page, tree, data, business, absolute) : []),
    ...(source?.template === 'service' || region
      ? [{ ...service(page, business, absolute, region), offers: offersOf(page.language, data) }]
      : []),
  ];
  return things.map((thing) => ({ '@context': 'https://schema.org', ...(thing as object) }) as WithContext<Thing>);
}

type Absolute = (path: string) => string;

function website(name: string, url: string, publisher: Organization): WebSite {
  return { '@type': 'WebSite', name, url, inLanguage: 'en', publisher };
}

/** The breadcrumbs, without steps that have no page. */
function breadcrumbs(crumbs: PageContext['crumbs'], absolute: Absolute): BreadcrumbList {
  const steps = crumbs.filter(({ href }, index) => href !== undefined || index === crumbs.length - 1);
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href !== undefined && { item: absolute(href) }),
    })),
  };
}

function article(
  page: PageContext,
  { date, updated, author }: NonNullable<PageContext['byline']>,
  business: Organization,
  absolute: Absolute,
  brand: string,
): BlogPosting {
  return {
    '@type': 'BlogPosting',
    headline: page.title,
    description: page.description,
    inLanguage: page.lang,
    datePublished: date,
    dateModified: updated ?? date,
    mainEntityOfPage: absolute(page.path),
    image: absolute(socialImageOf(page)),
    author: author === brand ? business : { '@type': 'Person', name: author },
    publisher: business,
  };
}

function courses(page: PageContext, tree: ContentTree, provider: Organization, absolute: Absolute): ItemList {
  return {
    '@type': 'ItemList',
    itemListElement: tree.childrenOf(page.path).map((child, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'Course',
        url: absolute(child.path),
        name: child.title,
        description: child.description,
        provider,
      } satisfies Course,
    })),
  };
}

function service(
  page: PageContext,
  provider: Organization,
  absolute: Absolute,
  region: { country: string } | undefined,
): Service {
  return {
    '@type': 'Service',
    name: page.title,
    description: page.description,
    url: absolute(page.path),
    serviceType: 'Online tutoring',
    provider,
    ...(region && { areaServed: { '@type': 'Country', name: region.country } }),
  };
}

/** The price of a session, and that of each level that has its own, as the page states them. */
function offersOf(language: Language, { prices }: SiteData): Offer[] {
  const offer = (from: readonly Amount[], name?: string): Offer => ({
    '@type': 'Offer',
    ...(name !== undefined && { name }),
    priceSpecification: from.map(({ currency, amount }) => ({
      '@type': 'UnitPriceSpecification',
      priceCurrency: currency,
      minPrice: amount,
      unitText: 'session',
    })),
  });
  return [offer(prices.from), ...prices.levels.map(({ level, from }) => offer(from, localisedText(level, language)))];
}

/** Everybody who teaches; nothing while nobody is real, because search engines would take samples for people. */
function team(
  page: PageContext,
  tree: ContentTree,
  { people }: SiteData,
  business: Organization,
  absolute: Absolute,
): Exclude<EducationalOrganization, string>[] {
  const real = people.filter((person) => teaches(person) && !person.sample);
  if (real.length === 0) return [];
  const employee = real.map((person) => personData(person, page, tree, absolute));
  return [{ ...(business as object), '@type': 'EducationalOrganization', employee }];
}

function personData(person: Person, page: PageContext, tree: ContentTree, absolute: Absolute): PersonData {
  const { name, role, languages, subjects } = person;
  const photo = shownPhoto(person, new Date(buildDay()));
  // The last file is the largest in the format that everybody reads.
  const image = photo && photoFiles(photo).at(-1)?.href;
  const jobTitle = role?.[page.language] ?? role?.en;
  const courses = subjects.flatMap(({ page: path }) => tree.at(path) ?? []);
  return {
    '@type': 'Person',
    name,
    ...(jobTitle && { jobTitle }),
    ...(languages.length > 0 && { knowsLanguage: languages }),
    ...(courses.length > 0 && { knowsAbout: courses.map((course) => tree.labelOf(course, page.lang)) }),
    ...(image && { image: absolute(image) }),
  };
}

/** The address of a page's social image. */
export function socialImageOf({ path }: { path: string }): string {
  return `/social${path === '/' ? '/home' : path}.png`;
}
