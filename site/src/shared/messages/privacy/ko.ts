import { en } from './en';
import type { PrivacyMessages } from './types';

export const ko: PrivacyMessages = { ...en, rules: { kr: en.rules.kr } };
