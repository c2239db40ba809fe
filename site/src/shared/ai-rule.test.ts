import { expect, it } from 'vitest';
import { messages as en } from './messages/en';
import { messages as ja } from './messages/ja';
import { aiRule } from './ai-rule';
import type { PageMessages } from './messages/types';

const layout = {} as PageMessages['layout'];

it('says that Study Chat answers without a check, in the punctuation of the language', () => {
  expect(aiRule({ messages: en, layout }, 'en')).toMatch(/before a student sees it\. Only Study Chat/);
  expect(aiRule({ messages: en, layout }, 'en', true)).toMatch(/without that check\. It tells the student so\.$/);
  expect(aiRule({ messages: ja, layout }, 'ja')).toContain('確認します。ただし');
});

it('says nothing of Study Chat when it is struck', () => {
  expect(aiRule({ messages: en, layout: { ...layout, isWithoutStudyChat: true } }, 'en', true)).toBe(en.aiRule);
});
