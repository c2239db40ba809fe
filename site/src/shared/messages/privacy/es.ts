import { en } from './en';
import type { PrivacyMessages } from './types';

export const es: PrivacyMessages = { ...en, rules: { eu: en.rules.eu } };
