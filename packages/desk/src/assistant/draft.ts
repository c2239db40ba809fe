import type { Assistant, AssistantSettings } from '@tutoring/domain/assistant';

/** The fields as they are typed. */
export interface Draft {
  model: string;
  input: string;
  output: string;
  dollars: string;
  questions: string;
  judge: boolean;
}

/** What is wrong with the fields, and how to correct it. */
export type DraftProblems = Partial<Record<keyof Draft, string>>;

const written = (value: number | undefined) => (value === undefined ? '' : String(value));

/** The fields for what is saved. */
export function draftOf({ settings, model }: Pick<Assistant, 'settings' | 'model'>): Draft {
  const { prices, dollars, questions, judge } = settings;
  return {
    // Empty settings mean what the variable says.
    model: settings.model || model.name,
    input: written(prices?.input),
    output: written(prices?.output),
    dollars: written(dollars),
    questions: written(questions),
    judge,
  };
}

/** The number in a text, with a point or a comma; `undefined` if it is none, or too small or large. */
function numberIn(text: string, max: number): number | undefined {
  const plain = text.trim().replace(',', '.');
  if (!/^\d+(?:\.\d+)?$/.test(plain)) return undefined;
  const value = Number(plain);
  return value <= max ? value : undefined;
}

const PRICE =
  'Write the price for a million tokens as a number, such as 0.5. Leave both prices empty if you do not know them.';

/** The settings in the fields, or what is wrong with them. */
export function settingsIn(
  draft: Draft,
  saved: Pick<Assistant, 'settings' | 'model'>,
): { settings: AssistantSettings } | { problems: DraftProblems } {
  const model = draft.model.trim();
  const input = numberIn(draft.input, 1000);
  const output = numberIn(draft.output, 1000);
  const dollars = numberIn(draft.dollars, 100_000);
  const questions = numberIn(draft.questions, 1_000_000);
  const hasPrices = draft.input.trim() !== '' || draft.output.trim() !== '';
  const problems: DraftProblems = {
    ...(model !== '' &&
      !/^[^:\s]+:\S/.test(model) && {
        model: 'Write provider, colon and model, such as anthropic:claude-haiku-5-5.',
      }),
    ...(hasPrices && input === undefined && { input: PRICE }),
    ...(hasPrices && output === undefined && { output: PRICE }),
    ...(dollars === undefined && { dollars: 'Write an amount in US dollars from 0 to 100,000, such as 20.' }),
    ...((questions === undefined || !Number.isInteger(questions)) && {
      questions: 'Write a whole number from 0 to 1,000,000, such as 1000.',
    }),
  };
  if (Object.keys(problems).length > 0 || dollars === undefined || questions === undefined) return { problems };
  return {
    settings: {
      // What the variable says stays its own affair until the owner chooses another model.
      model: saved.settings.model === '' && model === saved.model.name ? '' : model,
      prices: input === undefined || output === undefined ? null : { input, output },
      dollars,
      questions,
      judge: draft.judge,
    },
  };
}
