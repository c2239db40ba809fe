import { Button } from '@tutoring/ui/button';
import { Checkbox, TextField } from '@tutoring/ui/field';
import { useId, type ReactNode } from 'react';
import type { Draft, DraftProblems } from './draft';
import * as styles from './assistant.css';

/** Where providers publish their prices. */
const PRICE_PAGES = {
  anthropic: ['Anthropic’s prices', 'https://platform.claude.com/docs/en/about-claude/pricing'],
  openai: ['OpenAI’s prices', 'https://openai.com/api/pricing'],
  mistral: ['Mistral’s prices', 'https://mistral.ai/pricing'],
  'workers-ai': ['Cloudflare’s prices', 'https://developers.cloudflare.com/workers-ai/platform/pricing/'],
} as const satisfies Record<string, readonly [name: string, href: string]>;

interface SettingsFormProps {
  draft: Draft;
  problems: DraftProblems;
  isBusy: boolean;
  /** Whether something is typed that is not saved. */
  isChanged: boolean;
  /** What has just been saved. */
  status: string;
  onChange: (change: Partial<Draft>) => void;
  onSave: () => void;
  /** Why the last save failed. */
  children: ReactNode;
}

/** Model, prices and budget. */
export function SettingsForm({
  draft,
  problems,
  isBusy,
  isChanged,
  status,
  onChange,
  onSave,
  children,
}: SettingsFormProps) {
  const id = useId();
  const field = (name: Exclude<keyof Draft, 'judge'>) => ({
    name,
    value: draft[name],
    problem: problems[name],
    saysOptional: false,
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  const [provider = ''] = draft.model.split(':');
  const page = Object.entries(PRICE_PAGES).find(([name]) => name === provider.trim())?.[1];
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.heading}>
        Model and budget
      </h2>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) onSave();
        }}
      >
        <TextField
          {...field('model')}
          label="Model"
          help="Provider, colon and the model’s name there, such as anthropic:claude-haiku-5-5, openai:gpt-4.1-mini or mistral:mistral-small-latest. Choose a small, fast one."
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <div className={styles.pair}>
          <TextField
            {...field('input')}
            label="Price in, USD per million tokens"
            help="What the provider charges for what we send. A token is about three quarters of an English word."
            inputMode="decimal"
          />
          <TextField
            {...field('output')}
            label="Price out, USD per million tokens"
            help="What it charges for the answer."
            inputMode="decimal"
          />
        </div>
        {page && (
          <p>
            <a href={page[1]} target="_blank" rel="noreferrer" className={styles.link}>
              {page[0]} (opens in a new tab)
            </a>
          </p>
        )}
        <div className={styles.pair}>
          <TextField
            {...field('dollars')}
            label="Budget, USD a month"
            help="An estimate from the tokens and prices. It counts once both prices are written."
            inputMode="decimal"
          />
          <TextField
            {...field('questions')}
            label="Questions a month, at most"
            help="Counts always. One household gets at most 40 answers a day."
            inputMode="numeric"
          />
        </div>
        <Checkbox
          label="Ask the model a second time about sentences in other words than the page’s"
          help="More of its sentences are shown, and a question costs up to twice as much. How many false ones then pass depends on the model: have it measured first (docs/language-model.md)."
          checked={draft.judge}
          onChange={({ target }) => onChange({ judge: target.checked })}
        />
        {children}
        <Button type="submit" aria-disabled={isBusy || undefined}>
          Save model and budget
        </Button>
        <p role="status" className={styles.quiet}>
          {isChanged ? 'Not saved yet: for visitors the settings are as before.' : status}
        </p>
      </form>
    </section>
  );
}
