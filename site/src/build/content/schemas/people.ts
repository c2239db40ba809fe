/**
 * `people.yaml`: the people whom pages name, and `sample-people.yaml`: invented people for a review of the design. The owner's
 * desk makes its form from the titles and descriptions.
 */
import { LANGUAGES } from '@tutoring/domain/languages';
import * as z from 'zod';
import { path, text, time, translated, zone } from './kinds.ts';

/** What somebody does here decides which pages show them. */
export const SHOWN_AS = ['tutor', 'counsellor', 'founder', 'consultation', 'safeguarding', 'schools'] as const;
/** The owner's desk writes them so. */
const SHOWN_AS_LABELS: Record<(typeof SHOWN_AS)[number], string> = {
  tutor: 'Tutor',
  counsellor: 'Counsellor',
  founder: 'Founder',
  consultation: 'Takes the free consultation',
  safeguarding: 'Responsible for safeguarding',
  schools: 'Contact for schools',
};
/** Pages name these roles themselves, in each language. */
const NAMED_ROLES: ReadonlySet<string> = new Set(['tutor', 'counsellor']);

/** The levels of courses, by their international names. */
export const LEVELS = ['IB SL', 'IB HL', 'AP'] as const;
/** What we check about people, named in each language. */
export const CHECKS = ['identity', 'background', 'degree', 'questions', 'trial', 'notes'] as const;
const CHECK_LABELS: Record<(typeof CHECKS)[number], string> = {
  identity: 'Identity document',
  background: 'Police or background check',
  degree: 'Degree certificate',
  questions: 'Exam-style questions',
  trial: 'Trial session',
  notes: 'Notes to families',
};
const languageNames = new Intl.DisplayNames('en', { type: 'language' });
const LANGUAGE_LABELS = Object.fromEntries(LANGUAGES.map((language) => [language, languageNames.of(language)]));

/** The number of samples that a list may have: enough to judge the design. */
export const MAX_SAMPLES = 3;

const percent = (of: string) => {
  const outside = `must be between 0 and 100: a percentage of the picture’s ${of}`;
  return z.number().min(0, outside).max(100, outside);
};

const day = (title: string, description: string) =>
  z.iso.date('must be a day, such as 2026-11-20').meta({ title, description });

const consent = z
  .strictObject({
    given: day('Given on', 'The day on which they agreed to show the photo.'),
    by: text.meta({ title: 'Given by', description: 'Who agreed: the person in the photo, by name.' }),
    for: z.literal('website').meta({ title: 'For', description: 'What they agreed to.' }),
    until: day('Until', 'The last day on which pages may show it. Empty: without an end.').optional(),
  })
  .refine(({ given, until }) => until === undefined || given <= until, {
    path: ['until'],
    message: 'must not be before the day on which the consent was given',
  });

const photo = z.strictObject({
  file: z
    .string()
    .regex(
      /^[\w-][\w.-]*\.(?:jpe?g|png|webp|avif|tiff?)$/i,
      'must be the name of a JPEG, PNG, WebP, AVIF or TIFF file in data/photos, such as name-surname.jpg (export other formats as JPEG)',
    )
    .meta({ title: 'File', description: 'The name of the file in data/photos, at least 320 × 400 px.' }),
  // Faces are above the middle of most portraits.
  focus: z
    .strictObject({
      x: percent('width, from its left').meta({ title: 'From the left', description: 'In percent of the width.' }),
      y: percent('height, from its top').meta({ title: 'From the top', description: 'In percent of the height.' }),
    })
    .default({ x: 50, y: 40 })
    .meta({ title: 'Middle of the face', description: 'The crop, 4 wide and 5 high, is around this point.' }),
  /** Never published. Without it, or after its last day, no page shows the photo. */
  consent: consent.optional().meta({
    title: 'Consent',
    description: 'Never published. Without it, or after its last day, pages show the initials.',
  }),
});

const subject = z.strictObject({
  page: path.meta({
    title: 'Page',
    description: 'The page of the course, such as /services/chemistry-tutoring. It shows this person.',
  }),
  levels: z
    .array(z.enum(LEVELS))
    .default([])
    .meta({ title: 'Levels', description: 'The levels that they teach. Empty where there are none.' }),
});

const hours = z.strictObject({
  zone: zone.meta({
    title: 'Time zone',
    description: 'Where they live, as an IANA name such as America/Toronto. Visitors see the hours on their own clock.',
  }),
  windows: z
    .array(
      z
        .strictObject({
          days: z
            .array(z.int().min(1).max(7))
            .min(1)
            .refine(
              (days) => days.every((one, at) => at === 0 || one === ((days[at - 1] ?? 0) % 7) + 1),
              'must follow each other, such as [1, 2, 3]: write another entry for other days',
            )
            .meta({ title: 'Days', description: 'Days that follow each other: 1 is Monday, 7 is Sunday.' }),
          from: time.meta({ title: 'From', description: 'On their own clock, such as 16:00.' }),
          to: time.meta({ title: 'To', description: 'On their own clock, the same day, such as 21:00.' }),
        })
        .refine(({ from, to }) => from < to, {
          path: ['to'],
          message: 'must be after `from` on the same day: write the hours after midnight as an entry of the next day',
        }),
    )
    .min(1, 'must have an entry, or remove `hours`')
    .meta({ title: 'Hours', description: 'When they teach each week.' }),
});

const check = z.strictObject({
  what: z.enum(CHECKS).meta({
    title: 'What',
    labels: CHECK_LABELS,
    description:
      'The identity document, a police or background check, the degree certificate, exam-style questions, a trial session, or notes to families.',
  }),
  on: day('On', 'The day of the check.'),
  by: text.meta({ title: 'By', description: 'The name of the person who checked it.' }),
});

const note = z.strictObject({
  well: translated('What went well', 'The first line.'),
  lost: translated('What lost marks', 'The second line.'),
  next: translated('Practice until next time', 'The third line.'),
});

function noSubjectTwice(subjects: readonly z.output<typeof subject>[], context: z.RefinementCtx): void {
  const pages = subjects.map(({ page }) => page);
  pages.forEach((page, at) => {
    if (pages.indexOf(page) === at) return;
    context.addIssue({
      code: 'custom',
      path: [at, 'page'],
      message: `is ${page}, which this person has already. Write all levels into one entry`,
    });
  });
}

const fields = {
  name: text.meta({ title: 'Name', description: 'As pages show it. Put a title such as Dr into the facts.' }),
  shownAs: z
    .array(z.enum(SHOWN_AS).meta({ labels: SHOWN_AS_LABELS }))
    .min(1)
    .meta({
      title: 'Shown as',
      description:
        'Tutors and counsellors are on /tutors, founders on /about, who takes the free consultation on the contact pages and below each booking button, and so on. Several are possible.',
    }),
  role: translated('Role', 'What they do, in a line. Empty for tutors and counsellors: pages say so.').optional(),
  facts: z
    .array(translated('Fact', 'Such as “Degree in chemistry”.'))
    .default([])
    .meta({ title: 'Facts', description: 'What a family could ask to see: degrees, schools, courses taught.' }),
  subjects: z
    .array(subject.meta({ title: 'Subject', description: 'A course that they teach.' }))
    .superRefine(noSubjectTwice)
    .default([])
    .meta({
      title: 'Subjects',
      description: 'What they teach. The page of each course shows who teaches it.',
      uniqueBy: 'page',
    }),
  languages: z
    .array(z.enum(LANGUAGES).meta({ labels: LANGUAGE_LABELS }))
    .default([])
    .meta({ title: 'Languages', description: 'The languages in which they teach.' }),
  checked: z
    .array(check.meta({ title: 'Check', description: 'Something that you checked.' }))
    .default([])
    .meta({ title: 'What was checked', description: 'Only what somebody has checked, with the day.' }),
  note: note.optional().meta({
    title: 'Sample note',
    description: 'The three lines of a note, as this person writes it. About no real student.',
  }),
  hours: hours.optional().meta({ title: 'Weekly hours', description: 'When they teach, on their own clock.' }),
};

const needsRole = ({ role, shownAs }: { role?: unknown; shownAs: readonly string[] }) =>
  role !== undefined || shownAs.some((one) => NAMED_ROLES.has(one));
const NO_ROLE = {
  path: ['role'],
  message: 'is missing: only tutors and counsellors need none. Write what they do, such as { en: Founder }',
};

/** What pages show of somebody's work: it tells two people of one name apart. */
type Shown = Pick<z.output<z.ZodObject<typeof fields>>, 'name' | 'role' | 'facts' | 'subjects'>;

/** Two people may have one name. Two entries that look the same are more likely one person, written twice. */
function noTwins(all: readonly Shown[], context: z.RefinementCtx): void {
  const looks = all.map(({ name, role, facts, subjects }) =>
    JSON.stringify([name.trim().toLowerCase(), role, facts, subjects]),
  );
  looks.forEach((look, at) => {
    const twin = looks.indexOf(look);
    if (twin === at) return;
    context.addIssue({
      code: 'custom',
      path: [at, 'name'],
      message: `is also the name of person ${twin + 1}, whose role, facts and subjects are the same too, so families could not tell the two apart. If they are one person, remove one of them. If they are two, write what each teaches, or add a middle name or an initial`,
    });
  });
}

/** `people.yaml`. */
export const people = z
  .array(
    z
      .strictObject({
        ...fields,
        photo: photo
          .optional()
          .meta({ title: 'Photo', description: 'A photo of this very person, who has agreed to it.' }),
      })
      .refine(needsRole, NO_ROLE)
      .meta({ title: 'Person', description: 'Somebody who has agreed to be named.' }),
  )
  .superRefine(noTwins)
  .meta({ title: 'People', description: 'The people whom pages name.' });

/** `sample-people.yaml`. A sample has no photo, because it would show somebody else. */
export const samplePeople = z
  .strictObject({
    samples: z
      .strictObject({
        name: text.meta({ title: 'Name' }),
        // `pnpm launch-check` finds it by this field.
        sample: z.literal(true).meta({ title: 'Sample' }),
        people: z
          .array(
            z
              .strictObject({
                ...fields,
                shownAs: z
                  .array(z.enum(['tutor', 'counsellor']))
                  .length(1)
                  .meta({ title: 'Shown as' }),
              })
              .omit({ name: true, facts: true }),
          )
          .max(MAX_SAMPLES, `must be at most ${MAX_SAMPLES}: samples show the design, not a team`)
          .meta({ title: 'Samples' }),
      })
      .meta({ title: 'Samples', description: 'Invented people, whom pages show until somebody real is named.' }),
  })
  .meta({
    title: 'Sample people',
    description: 'Invented people, to judge the design. They leave with the first real person.',
  });
