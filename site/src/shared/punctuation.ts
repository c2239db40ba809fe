import type { Language } from '@tutoring/domain/languages';

/** Marks between the parts of a text that code puts together, with the spaces that print has. */
export interface Punctuation {
  comma: string;
  semicolon: string;
  colon: string;
  stop: string;
}

const WESTERN: Punctuation = { comma: ', ', semicolon: '; ', colon: ': ', stop: '. ' };
const CHINESE: Punctuation = { comma: '，', semicolon: '；', colon: '：', stop: '。' };

const OTHERS: Partial<Record<Language, Punctuation>> = {
  ar: { comma: '، ', semicolon: '؛ ', colon: ': ', stop: '. ' },
  fr: { ...WESTERN, semicolon: '\u202f; ', colon: '\u00a0: ' },
  ja: { comma: '、', semicolon: '、', colon: '：', stop: '。' },
  ko: { ...WESTERN, semicolon: ', ' },
  'zh-Hans': CHINESE,
  'zh-Hant': CHINESE,
};

/** The space between two sentences: none in Chinese and Japanese. */
export function spaceAfterStop(language: Language): string {
  return punctuationOf(language).stop.endsWith(' ') ? ' ' : '';
}

/** The punctuation of a language. */
export function punctuationOf(language: Language): Punctuation {
  return OTHERS[language] ?? WESTERN;
}
