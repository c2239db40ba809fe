import { en } from './en';
import type { PrivacyMessages } from './types';

export const fr: PrivacyMessages = { ...en, rules: { eu: en.rules.eu, ca: en.rules.ca } };
