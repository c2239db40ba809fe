import { useState } from 'react';
import { fieldId } from './fields';

/**
 * Proposes where the visitor is when they open the step that asks for it: the browser knows the time zone, and the
 * page may know the country. Proposed only where nothing is typed, and never before it can be seen.
 * @param onProposed Something was filled in.
 */
export function useWhere(
  form: string,
  lang: string,
  country: (() => Promise<string | undefined>) | undefined,
  onProposed: () => void,
) {
  const [zones, setZones] = useState<readonly string[]>([]);
  /** A field in which nothing is typed. */
  const emptyField = (name: 'timeZone' | 'country') => {
    const input = document.getElementById(fieldId(form, name));
    return input instanceof HTMLInputElement && input.value === '' ? input : undefined;
  };
  const fillIn = (name: 'timeZone' | 'country', proposed: string | undefined) => {
    const input = emptyField(name);
    if (!input || !proposed) return;
    input.value = proposed;
    onProposed();
  };
  const propose = () => {
    setZones(allZones());
    fillIn('timeZone', ownZone());
    // Nobody is asked where an answer stands already.
    if (emptyField('country')) void country?.().then((code) => fillIn('country', nameOf(code, lang)));
  };
  return { zones, propose };
}

const ownZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone as string | undefined;

// Missing in browsers of before 2022.
const allZones = () => (Intl as Partial<Pick<typeof Intl, 'supportedValuesOf'>>).supportedValuesOf?.('timeZone') ?? [];

function nameOf(country: string | undefined, lang: string): string | undefined {
  return country && new Intl.DisplayNames(lang, { type: 'region' }).of(country);
}
