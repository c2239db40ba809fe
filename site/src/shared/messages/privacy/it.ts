import { en } from './en';
import type { PrivacyMessages } from './types';

export const it: PrivacyMessages = { ...en, rules: { eu: en.rules.eu } };
