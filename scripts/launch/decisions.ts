import { contentKindOf } from '@tutoring/domain/content-limits';
import { progressOf } from '@tutoring/domain/launch';
import { join } from 'node:path';
import { blobId, readContent } from '../desk/content-files.ts';
import { keptBy, placesNamed } from './claim-places.ts';
import type { LaunchDecision, LaunchGroup, LaunchList, LaunchPlace } from '../../packages/domain/src/contract/launch';
import { CLAIM_SUBJECTS } from '../../site/src/build/content/schemas/claims.ts';
import { placedClaims, type PlacedClaim, type ReadPages } from '../../site/src/build/claims/placed-claims.ts';
import { DESCRIPTION } from '../../site/src/build/claims/resolve-claims.ts';
import type { Finding } from './finding.ts';
import { findings } from './findings.ts';
import { KINDS, questionOf, questionsOf, type Question } from './kinds.ts';
import { visibilityOf } from './visibility.ts';

/** The groups in the order of the list. The subjects of claims are among them. */
const GROUPS: Readonly<Record<string, string>> = {
  business: 'Your business',
  ...CLAIM_SUBJECTS,
  samples: 'Samples and dates',
  directory: 'Schools in the directory',
  languages: 'Translations',
  facts: 'Facts to check again',
  hosting: 'Hosting',
};

/**
 * The owner's decisions before a launch: one for each claim of data/claims.yaml, and one for findings that belong together. The desk
 * and `scripts/launch-check.ts` show this list.
 * @param known The pages of an earlier list, which need not be read again.
 */
export function launchList(
  root: string,
  today: Date,
  environment: Readonly<Record<string, string | undefined>> = {},
  known?: ReadPages,
): LaunchList {
  const decisions = [
    ...placedClaims(join(root, 'site'), known).map(ofClaim),
    ...ofFindings(root, findings(root, today, environment)),
  ];
  const order = Object.keys(GROUPS);
  const sorted = decisions
    .map((decision) => ({ decision, visibility: visibilityOf(decision.places) }))
    .sort(
      (one, other) =>
        order.indexOf(one.decision.group) - order.indexOf(other.decision.group) ||
        Number(other.decision.blocks) - Number(one.decision.blocks) ||
        other.visibility - one.visibility,
    )
    .map(({ decision }) => decision);
  const { blocking } = progressOf(sorted);
  const versions = versionsOf(root, sorted);
  return { ready: blocking === 0, blocking, groups: groupsOf(sorted), decisions: sorted, versions };
}

function groupsOf(decisions: readonly LaunchDecision[]): LaunchGroup[] {
  return Object.entries(GROUPS).flatMap(([id, title]) => {
    const own = decisions.filter(({ group }) => group === id);
    const decided = own.filter((decision) => decision.decided).length;
    return own.length > 0 ? [{ id, title, decided, left: own.length - decided }] : [];
  });
}

function ofClaim({
  id,
  subject,
  claim,
  answer,
  required,
  places = [],
  about = [],
  warning,
  marks,
  losses,
  unmarked,
  regional,
}: PlacedClaim): LaunchDecision {
  const onPages = marks.map(({ id: _, opens: __, ...mark }): LaunchPlace => withoutEmpty(mark));
  const inFiles = [...places, ...about].flatMap((place) => placesNamed(place));
  return {
    id: `claim.${id}`,
    group: subject,
    title: claim,
    blocks: true,
    decided: answer !== undefined,
    ...(answer && { answer }),
    how: {
      by: 'claim',
      claim: id,
      ...keptBy(required),
      warnings: [...(warning ? [warning] : []), ...warningsOf(losses)],
      unmarked: [
        ...unmarked.map(
          (file) => `${addressOf(file)} says it too, and would keep it. Ask your developer to mark its sentence.`,
        ),
        ...regional.map(
          (file) => `${addressOf(file)} may say it too. Read it, and ask your developer to mark its sentence.`,
        ),
      ],
    },
    places: [...onPages.sort(bySight), ...inFiles],
  };
}

/** The address of a page; other files keep their name. */
const addressOf = (file: string) => file.replace(/^site\/content(\/.+?)(?:\/index)?\.mdx$/, '$1');

/** What the English pages lose, each by itself, and that their translations lose the same. */
function warningsOf(losses: PlacedClaim['losses']): string[] {
  const inEnglish = losses.filter(({ lang }) => lang.startsWith('en'));
  const others = new Set(losses.filter(({ lang }) => !lang.startsWith('en')).map(({ lang }) => lang)).size;
  return [
    ...inEnglish.map(({ what }) => `Striking this ${what}.`),
    ...(others === 0
      ? []
      : [
          `Pages in ${others} other ${others === 1 ? 'language' : 'languages'} lose ${inEnglish.length > 0 ? 'the same' : 'whole sections'}.`,
        ]),
  ];
}

/** The most visible first; on one page whole sentences, and those that visitors read there before its description in search results. */
function bySight(one: LaunchPlace, other: LaunchPlace): number {
  const later = ({ heading, sentence }: LaunchPlace) => (isWhole(sentence) ? Number(heading === DESCRIPTION) : 2);
  return visibilityOf([other]) - visibilityOf([one]) || later(one) - later(other);
}

/** Whether a reader understands it without what stands around it, which is a label or a figure. */
const isWhole = (sentence: string) => !/^\p{Ll}/u.test(sentence) && /[.?!。？！؟]["”»」]?$/.test(sentence);

/** Leaves out the optional fields without a value. */
function withoutEmpty<Value extends object>(value: Value): Value {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as Value;
}

/** Every decision about findings, also those in which nothing is open: what is done stays in the list, and counts. */
function ofFindings(root: string, all: readonly Finding[]): LaunchDecision[] {
  const open = new Map<string, { group: string; file: string | RegExp; question: Question; found: Finding[] }>();
  for (const kind of KINDS)
    for (const question of questionsOf(kind, root)) open.set(question.id, { ...kind, question, found: [] });
  for (const finding of all) {
    const asked = questionOf(finding);
    if (!asked) continue;
    const { kind, question } = asked;
    const { found = [], question: known = question } = open.get(question.id) ?? {};
    open.set(question.id, { ...kind, question: known, found: [...found, finding] });
  }
  return [...open.values()].map(({ group, file, question: { id, title, how }, found }) => ({
    id,
    group,
    title,
    blocks: found.some(({ kind }) => kind === 'must'),
    decided: found.length === 0,
    how: how ?? {
      by: 'form',
      file: typeof file === 'string' ? file : (found[0]?.file ?? ''),
      fields: found.flatMap(({ field }) => field ?? []),
    },
    places: found.map(({ what, kind, topic: _, ...place }): LaunchPlace => ({
      ...place,
      sentence: what,
      ...(kind === 'warning' && { advice: true }),
    })),
  }));
}

/** The blob ids of the content files that decisions about findings name. */
function versionsOf(root: string, decisions: readonly LaunchDecision[]): LaunchList['versions'] {
  const files = decisions.flatMap(({ how, places }) => (how.by === 'claim' ? [] : places.map(({ file }) => file)));
  return Object.fromEntries(
    [...new Set(files)].flatMap((file) => {
      const bytes = contentKindOf(file) && readContent(root, file);
      return bytes ? [[file, blobId(bytes)]] : [];
    }),
  );
}
