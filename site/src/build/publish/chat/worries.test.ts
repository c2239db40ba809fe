import { URGENT_SUBJECTS } from '@tutoring/domain/chat-answer';
import { directAnswer } from '@tutoring/domain/chat-direct';
import { LANGUAGES, type Language } from '@tutoring/domain/languages';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

type Table = Readonly<Record<Language, { worry: string[]; harmless: string[] }>>;

const tableIn = (path: string) => parse(readFileSync(join(import.meta.dirname, path), 'utf8')) as Table;
const development = tableIn('questions/worries.yaml');
const heldOut = tableIn('../../../../../e2e/held-out/worries.yaml');

/** Whether a message gets helplines, on a page in its language and on one in another. */
async function helpFor(message: string, language: Language) {
  const pages = [language, language === 'en' ? 'de' : 'en'] as const;
  const answers = await Promise.all(pages.map((page) => directAnswer(message, page)));
  return answers.map((answer) => URGENT_SUBJECTS.some((subject) => subject === answer?.about));
}

const withHelp = async (messages: readonly string[], language: Language) => {
  const help = await Promise.all(messages.map(async (message) => [message, await helpFor(message, language)] as const));
  return {
    everywhere: help.flatMap(([message, pages]) => (pages.every(Boolean) ? [message] : [])),
    somewhere: help.flatMap(([message, pages]) => (pages.some(Boolean) ? [message] : [])),
  };
};

describe.each(LANGUAGES)('development messages: %s', (language) => {
  it('get helplines if they are a worry', async () => {
    const { worry } = development[language];
    expect((await withHelp(worry, language)).everywhere).toEqual(worry);
  });

  it('get none if they are harmless', async () => {
    expect((await withHelp(development[language].harmless, language)).somewhere).toEqual([]);
  });
});

describe('held-out messages', () => {
  // Only counts, so that nobody tunes on them.
  const share = async (kind: 'worry' | 'harmless') => {
    let all = 0;
    let helped = 0;
    for (const language of LANGUAGES) {
      const messages = heldOut[language][kind];
      const help = await withHelp(messages, language);
      all += messages.length;
      helped += (kind === 'worry' ? help.everywhere : help.somewhere).length;
    }
    return helped / all;
  };

  it('get helplines if they are a worry', async () => {
    expect(await share('worry')).toBeGreaterThanOrEqual(0.95);
  });

  it('rarely get some if they are harmless', async () => {
    expect(await share('harmless')).toBeLessThanOrEqual(0.1);
  });
});
