import { en } from './en';
import type { PrivacyMessages } from './types';

export const nl: PrivacyMessages = { ...en, rules: { eu: en.rules.eu } };
