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
  const fillIn = (id: string, proposed: string | undefined) => {
    const input = document.getElementById(id);
    if (!(input instanceof HTMLInputElement) || input.value !== '' || !proposed) return;
    input.value = proposed;
    onProposed();
  };
  const propose = () => {
    setZones(allZones());
    fillIn(fieldId(form, 'timeZone'), ownZone());
    void country?.().then((code) => fillIn(fieldId(form, 'country'), nameOf(code, lang)));
  };
  return { zones, propose };
}

const ownZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone as string | undefined;

// Missing in browsers of before 2022.
const allZones = () => (Intl as Partial<Pick<typeof Intl, 'supportedValuesOf'>>).supportedValuesOf?.('timeZone') ?? [];

function nameOf(country: string | undefined, lang: string): string | undefined {
  return country && new Intl.DisplayNames(lang, { type: 'region' }).of(country);
}
