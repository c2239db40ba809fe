/** The sections of an entry in CHANGELOG.md, in their order. A changeset begins with one: `Forms: …`. */
export const SUBJECTS = [
  'Forms',
  'Navigation and dialogs',
  'Cards and messages',
  'Content',
  'Calculators',
  'Search',
  'Chat',
  'Consent',
  'Inbox',
  'Languages',
  'Styles',
  'Rendering',
  'Packaging',
] as const;
type Subject = (typeof SUBJECTS)[number];

/** The commit that changesets writes before a text. */
const COMMIT = /^(?:[0-9a-f]{7,40}: )?/;
const DEPENDENCIES = /^Updated dependencies\b/;

/** Splits a changeset's text into its subject and the rest. */
export function subjectOf(text: string): { subject?: Subject; rest: string } {
  const subject = SUBJECTS.find((one) => text.replace(COMMIT, '').startsWith(`${one}: `));
  return subject ? { subject, rest: text.replace(`${subject}: `, '') } : { rest: text };
}

/**
 * Groups the newest entry of a CHANGELOG.md by subject, instead of one long list. Entries without a subject stay where they
 * are; one line names the versions of dependencies.
 */
export function inSections(changelog: string): string {
  const [head = '', newest = '', ...older] = changelog.split(/^(?=## )/m);
  const [title = '', ...kinds] = newest.split(/^(?=### )/m);
  const sections = new Map<Subject, string[]>();
  const versions = new Set<string>();
  const kept = kinds.map((kind) => {
    const [heading = '', ...items] = kind.split(/^(?=- )/m);
    const left = items.filter((item) => {
      const text = item.slice('- '.length).trimEnd();
      if (DEPENDENCIES.test(text)) {
        for (const [, version = ''] of text.matchAll(/^ {2}- (\S+)$/gm)) versions.add(version);
        return false;
      }
      const { subject, rest } = subjectOf(text);
      if (subject) sections.set(subject, [...(sections.get(subject) ?? []), `- ${rest}`]);
      return !subject;
    });
    return left.length > 0 ? [heading.trimEnd(), left.map((item) => item.trimEnd()).join('\n')].join('\n\n') : '';
  });
  if (versions.size > 0)
    sections.set('Packaging', [...(sections.get('Packaging') ?? []), `- Needs ${[...versions].join(', ')}.`]);
  const grouped = SUBJECTS.flatMap((subject) => {
    const items = sections.get(subject);
    return items ? [`### ${subject}\n\n${items.join('\n')}`] : [];
  });
  return [
    head,
    [title.trimEnd(), ...kept.filter(Boolean), ...grouped].join('\n\n'),
    '\n',
    ...older.map((entry) => `\n${entry}`),
  ].join('');
}
