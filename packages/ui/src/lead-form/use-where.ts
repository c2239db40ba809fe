import { useState } from 'react';
import { fieldId } from './fields';

/**
 * Proposes the visitor's time zone and country in empty fields. Call `propose` when the visitor opens the step with these fields,
 * so that no value is filled in unseen.
 * @param country Returns an ISO 3166-1 alpha-2 code.
 * @param onProposed Called after a field is filled in.
 */
export function useWhere(
  form: string,
  lang: string,
  country: (() => Promise<string | undefined>) | undefined,
  onProposed: () => void,
) {
  const [zones, setZones] = useState<readonly string[]>([]);
  const [proposedZone, setProposedZone] = useState<string>();
  /** Returns the field if it is empty. */
  const emptyField = (name: 'timeZone' | 'country') => {
    const input = document.getElementById(fieldId(form, name));
    return input instanceof HTMLInputElement && input.value === '' ? input : undefined;
  };
  const fillIn = (name: 'timeZone' | 'country', proposed: string | undefined) => {
    const input = emptyField(name);
    if (!input || !proposed) return;
    input.value = proposed;
    if (name === 'timeZone') setProposedZone(proposed);
    onProposed();
  };
  const propose = () => {
    setZones(allZones());
    fillIn('timeZone', ownZone());
    // Looks the country up only if the field is empty.
    if (emptyField('country')) void country?.().then((code) => fillIn('country', nameOf(code, lang)));
  };
  return { zones, proposedZone, propose };
}

const ownZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone as string | undefined;

// Browsers from before 2022 lack `supportedValuesOf`.
const allZones = () => (Intl as Partial<Pick<typeof Intl, 'supportedValuesOf'>>).supportedValuesOf?.('timeZone') ?? [];

function nameOf(country: string | undefined, lang: string): string | undefined {
  return country && new Intl.DisplayNames(lang, { type: 'region' }).of(country);
}
