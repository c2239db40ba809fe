import { languageOf, type Language } from '@tutoring/domain/languages';
import { consent } from '@tutoring/ui/consent';
import { createElement, type ComponentType } from 'react';
import { packOf } from '../languages';
import { locate } from './locate';
import { fillConsentSlot } from './slot';

/** What asks, with its words in the page's language only. */
const components: Record<Language, () => Promise<{ default: ComponentType }>> = {
  en: () => import('./en'),
  ja: () => import('./ja'),
  ar: () => import('./ar'),
};

const language = languageOf(document.documentElement.lang);
let wanted: Promise<void> | undefined;

/** Loads the banner when it is due for the first time. Without it nothing is ever allowed. */
function showBanner(): Promise<void> {
  wanted ??= components[language]().then(({ default: Component }) => fillConsentSlot(createElement(Component)));
  return wanted;
}

/** Reads the visitor's choice, or asks for it. */
export function startConsent(): void {
  consent.subscribe(() => {
    if (consent.get().isBannerOpen) showBanner().catch(() => (wanted = undefined));
  });
  consent.start(() => locate(packOf(language).shell.locator));
}

/** Opens the banner because the visitor asks for it. */
export async function reopenConsent(): Promise<void> {
  await showBanner();
  consent.reopen();
}
