import * as z from 'zod/mini';
import { OPEN_WHILE, type OpenWhile } from './launch-open';

export * from './launch-open';

/** Where visitors read a statement, or which entry of a file a decision is about. */
const placeSchema = z.object({
  /** The file below the repository's root, such as `site/content/tutors.mdx`. */
  file: z.string(),
  line: z.optional(z.number()),
  /** The page's address, such as `/tutors`. Absent for data. */
  page: z.optional(z.string()),
  /** BCP 47. Absent for data. */
  lang: z.optional(z.string()),
  /** The heading above the sentence, or the name of the entry. */
  heading: z.optional(z.string()),
  /** The paragraph around the sentence: `sentence` is in it, word for word. */
  paragraph: z.optional(z.string()),
  /** What the decision is about: the sentence that visitors read, or what is wrong with an entry. */
  sentence: z.string(),
  /** The field of a YAML file, such as `trader.legalName`. */
  field: z.optional(z.string()),
  /** The website on which the owner can check an entry. */
  link: z.optional(z.string()),
  /** Whether the launch does not wait for it, though it may wait for others of the decision. */
  advice: z.optional(z.boolean()),
  /** What makes an entry of a file a decision, and how the owner answers it without its form. */
  entry: z.optional(
    z.object({
      /**
       * The field that “true” clears, or `checked`, which it sets to this month; without a `field`, each old month of the file.
       * Samples and examples have none: they cannot become true.
       */
      mark: z.optional(z.literal(['placeholder', 'sample', 'verified', 'checked'])),
      /** Until when it is open. @default "marked" */
      openWhile: z.optional(z.literal(Object.keys(OPEN_WHILE) as OpenWhile[])),
      /** Whether “not us” takes the entry out of the file. */
      removable: z.boolean(),
      /** Values that name the entry in its list: somebody else may have moved it since. */
      named: z.optional(z.record(z.string(), z.string())),
    }),
  ),
});
/** One place of a decision. */
export type LaunchPlace = z.output<typeof placeSchema>;

const claimAnswer = z.object({
  /** `true`: the statement is right. `not-us`: the next build takes its sentences out of all pages. */
  is: z.literal([true, 'not-us']),
  /** Who answered. */
  by: z.string(),
  /** The day, such as 2026-11-27. */
  on: z.iso.date(),
});
/** The owner's answer to a claim, as data/claims.yaml has it. */
export type ClaimAnswer = z.output<typeof claimAnswer>;

const howSchema = z.discriminatedUnion('by', [
  z.object({
    /** An answer in data/claims.yaml. To change the sentence instead, the owner edits each place. */
    by: z.literal('claim'),
    /** The id in data/claims.yaml. */
    claim: z.string(),
    /** Whether “not us” is possible. It is not where a law or the code needs the statement to be true. */
    strikeable: z.boolean(),
    /** Why “not us” is not possible. */
    kept: z.optional(z.string()),
    /** What “not us” leaves behind, such as a page without its section. */
    warnings: z.array(z.string()),
    /** Why “not us” would be incomplete: translations without a mark around the sentence. */
    unmarked: z.array(z.string()),
  }),
  /** Fields of a file in site/data. Each place has its `field`. */
  z.object({ by: z.literal('form'), file: z.string(), fields: z.array(z.string()) }),
  z.object({
    /** A record of the native speaker who has read all texts in a language. */
    by: z.literal('reader'),
    file: z.string(),
    language: z.string(),
    /** The present state of the texts: the record holds while they stay as they are. Empty if each text names its own reader. */
    texts: z.string(),
  }),
  /** Something that only a terminal can do. */
  z.object({ by: z.literal('command'), commands: z.array(z.string()) }),
  /** An edit in a file that the desk has no form for. */
  z.object({ by: z.literal('edit'), file: z.string(), what: z.string() }),
]);
/** How the owner answers a decision. */
export type LaunchHow = z.output<typeof howSchema>;

const decisionSchema = z.object({
  /** Stays the same from build to build, such as `claim.one-tutor` or `schools.canada`. */
  id: z.string(),
  /** The id of its group. */
  group: z.string(),
  /** The decision in one sentence. */
  title: z.string(),
  /** Whether the launch waits for it. Otherwise it is advice. */
  blocks: z.boolean(),
  decided: z.boolean(),
  answer: z.optional(claimAnswer),
  how: howSchema,
  /** The most visible first. */
  places: z.array(placeSchema),
  /** Further places of a claim, in the decision's own file: see {@link launchPlacesFile}. */
  morePlaces: z.optional(z.number()),
});
/** One decision of the owner, wherever it stands on the site. */
export type LaunchDecision = z.output<typeof decisionSchema>;

const groupSchema = z.object({
  id: z.string(),
  /** Such as “Tutors”. */
  title: z.string(),
  decided: z.number(),
  /** The open decisions, those that only advise included. */
  left: z.number(),
});
/** The decisions on one subject. */
export type LaunchGroup = z.output<typeof groupSchema>;

/** The file `/owner/data/launch.json`, which the site's build writes. `scripts/launch-check.ts` prints the same list. */
export const launchListSchema = z.object({
  /** Whether nothing blocks the launch. */
  ready: z.boolean(),
  /** Open decisions that block the launch. */
  blocking: z.number(),
  /** In the order in which the desk shows them. */
  groups: z.array(groupSchema),
  /** By group, what blocks first, then the most visible. Each stays in the list when it is decided. */
  decisions: z.array(decisionSchema),
  /** The git blob ids of the files that decisions name, as the list has read them. */
  versions: z.record(z.string(), z.string()),
});
export type LaunchList = z.output<typeof launchListSchema>;

/** How far the owner is. */
export interface LaunchProgress {
  decided: number;
  all: number;
  /** Open decisions that block the launch. */
  blocking: number;
}

/** Counts decisions: the desk and `scripts/launch-check.ts` show these numbers. */
export function progressOf(decisions: readonly Pick<LaunchDecision, 'blocks' | 'decided'>[]): LaunchProgress {
  return {
    decided: decisions.filter(({ decided }) => decided).length,
    all: decisions.length,
    blocking: decisions.filter(({ blocks, decided }) => blocks && !decided).length,
  };
}

/** The file in `/owner/data` with all places of a decision that has `morePlaces`. */
export const launchPlacesFile = (decision: string) => `launch.${decision}.json`;
/** All places of one decision, the most visible first. */
export const launchPlacesSchema = z.array(placeSchema);
