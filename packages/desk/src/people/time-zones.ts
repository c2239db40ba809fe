import type { GroupedOption } from '../common/grouped-select';

const NEAR = 'Yours';
/** Parts of the world, by the first part of a zone's name. */
const PARTS: Readonly<Record<string, string>> = {
  America: 'North and South America',
  Atlantic: 'Atlantic islands',
  Australia: 'Australia',
  Indian: 'Islands of the Indian Ocean',
  Pacific: 'New Zealand and the Pacific',
};

let others: GroupedOption[] | undefined;

/** `America/New_York` → `New York`. */
export const cityOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

/**
 * The time zones to choose from: that of the business and that of this browser first, then all by city.
 * @param chosen The present one, which may be unknown here.
 * @param own The browser's.
 */
export function timeZoneOptions(
  chosen: string,
  business: string,
  own: string = new Intl.DateTimeFormat().resolvedOptions().timeZone,
): GroupedOption[] {
  const whose = (zone: string) =>
    [zone === business && 'your business', zone === own && 'this browser'].filter(Boolean).join(' and ');
  const near = [...new Set([business, own])].map((zone) => ({
    value: zone,
    label: `${nameOf(zone)} (${whose(zone)})`,
    heading: NEAR,
  }));
  // Cached, because several hundred formatters take a moment.
  others ??= Intl.supportedValuesOf('timeZone').map(optionOf).sort(byHeading);
  const all = [...near, ...others.filter(({ value }) => value !== business && value !== own)];
  const isKnown = all.some(({ value }) => value === chosen);
  return isKnown ? all : [{ value: chosen, label: chosen || 'Choose…' }, ...all];
}

function optionOf(zone: string): GroupedOption {
  const [part = ''] = zone.split('/');
  return { value: zone, label: nameOf(zone), heading: PARTS[part] ?? part };
}

/** A city with what its people call their time: `Toronto, Eastern Time`. */
function nameOf(zone: string): string {
  const city = cityOf(zone);
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longGeneric' }).formatToParts();
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  // Some have no other name: “Kirov Time”, “GMT+3”.
  return name.startsWith(city) || name.startsWith('GMT') ? city : `${city}, ${name}`;
}

function byHeading({ heading = '', label }: GroupedOption, other: GroupedOption): number {
  return heading.localeCompare(other.heading ?? '') || label.localeCompare(other.label);
}
