import { en } from './en';
import type { PrivacyMessages } from './types';

export const ja: PrivacyMessages = { ...en, rules: { jp: en.rules.jp } };
