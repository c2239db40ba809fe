import type { SiteData } from '../content/data';

/** The addresses of pages about a school subject: those of the footer's menu, and those to which the service finder leads. */
export function subjectPages({
  navigation,
  'service-finder': finder,
}: Pick<SiteData, 'navigation' | 'service-finder'>): ReadonlySet<string> {
  const { subjects, inProgramme } = finder.table;
  return new Set([
    ...navigation.footer.flatMap(({ group, items }) => (group === 'subjects' ? items : [])),
    ...[subjects, ...Object.values(inProgramme)].flatMap((pages) => Object.values(pages)),
  ]);
}
