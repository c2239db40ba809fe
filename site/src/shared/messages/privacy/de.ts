import { en } from './en';
import type { PrivacyMessages } from './types';

export const de: PrivacyMessages = { ...en, rules: { eu: en.rules.eu } };
