import { join } from 'node:path';
import { keptBy, placesNamed } from './claim-places.ts';
import type {
  LaunchDecision,
  LaunchGroup,
  LaunchHow,
  LaunchList,
  LaunchPlace,
} from '../../packages/domain/src/contract/launch';
import { CLAIM_SUBJECTS } from '../../site/src/build/content/schemas/claims.ts';
import { placedClaims, type PlacedClaim, type ReadPages } from '../../site/src/build/claims/placed-claims.ts';
import { DESCRIPTION } from '../../site/src/build/claims/resolve-claims.ts';
import type { Finding } from './finding.ts';
import { findings } from './findings.ts';
import { KINDS, type Kind } from './kinds.ts';
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
    ...ofFindings(findings(root, today, environment)),
  ];
  const order = Object.keys(GROUPS);
  const sorted = decisions
    .map((decision) => ({ decision, visibility: visibilityOf(decision.places) }))
    .sort(
      (one, other) =>
        order.indexOf(one.decision.group) - order.indexOf(other.decision.group) || other.visibility - one.visibility,
    )
    .map(({ decision }) => decision);
  const blocking = sorted.filter(({ blocks, decided }) => blocks && !decided).length;
  return { ready: blocking === 0, blocking, groups: groupsOf(sorted), decisions: sorted };
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
  marks,
  losses,
  unmarked,
  regional,
}: PlacedClaim): LaunchDecision {
  const onPages = marks.map(({ id: _, opens: __, ...mark }): LaunchPlace => withoutEmpty(mark));
  const inFiles = places.flatMap((place) => placesNamed(place));
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
      ...keptBy(required, places.length > 0),
      warnings: warningsOf(losses),
      unmarked: [
        ...unmarked.map((file) => `${file} says it too, but nobody has marked the sentence there.`),
        ...regional.map((file) => `${file} may say it too: read it first.`),
      ],
    },
    places: [...onPages.sort(bySight), ...inFiles],
  };
}

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

function ofFindings(all: readonly Finding[]): LaunchDecision[] {
  const byDecision = new Map<string, { kind: Kind; found: Finding[] }>();
  for (const finding of all) {
    const kind = KINDS.find(
      ({ file, field, topic }) =>
        file.test(finding.file) && (!field || field.test(finding.field ?? '')) && (!topic || topic === finding.topic),
    );
    if (!kind) continue;
    const id = kind.id(finding);
    const entry = byDecision.get(id) ?? { kind, found: [] };
    byDecision.set(id, { kind, found: [...entry.found, finding] });
  }
  return [...byDecision].map(([id, { kind, found }]) => ({
    id,
    group: kind.group,
    title: kind.title(found),
    blocks: found.some((finding) => finding.kind === 'must'),
    decided: false,
    how: howOf(kind, found),
    places: found.map(({ what, kind: _kind, how: _how, topic: _topic, ...place }): LaunchPlace => ({
      ...place,
      sentence: what,
    })),
  }));
}

function howOf({ how }: Kind, found: readonly Finding[]): LaunchHow {
  const [own] = found.flatMap((finding) => finding.how ?? []);
  if (own) return own;
  if (typeof how === 'function') return how(found);
  const [{ file = '' } = {}] = found;
  return { by: 'form', file, fields: found.flatMap(({ field }) => field ?? []) };
}
