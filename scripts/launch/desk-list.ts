/** The list as the desk loads it: on a phone, and again after each edit. */
import { launchPlacesFile, type LaunchDecision, type LaunchList, type LaunchPlace } from '@tutoring/domain/launch';

/** Characters of a paragraph that are shown on each side of its sentence. */
const CONTEXT = 160;

/**
 * The files for `/owner/data`, by name: the list with the most visible place of each claim, and a file for each claim with the rest.
 * Four fifths of the list would otherwise be sentences of translations, which owners seldom open.
 */
export function deskFiles(list: LaunchList): Map<string, string> {
  const decisions = list.decisions.map(shortened);
  const files = new Map([['launch.json', JSON.stringify({ ...list, decisions })]]);
  for (const [at, { id, places }] of list.decisions.entries()) {
    if (decisions[at]?.morePlaces) files.set(launchPlacesFile(id), JSON.stringify(places.map(nearby)));
  }
  return files;
}

function shortened(decision: LaunchDecision): LaunchDecision {
  const { how, places } = decision;
  const [first, ...more] = places;
  if (how.by !== 'claim' || !first) return decision;
  return { ...decision, places: [nearby(first)], ...(more.length > 0 && { morePlaces: more.length }) };
}

/** The place with the part of its paragraph that is near its sentence. */
function nearby(place: LaunchPlace): LaunchPlace {
  const { paragraph, sentence } = place;
  const at = paragraph?.indexOf(sentence) ?? -1;
  if (!paragraph || at < 0) return place;
  const before = paragraph.slice(0, at);
  const after = paragraph.slice(at + sentence.length);
  if (before === '' && after === '') {
    const { paragraph: _, ...rest } = place;
    return rest;
  }
  return { ...place, paragraph: endOf(before) + sentence + beginningOf(after) };
}

/** Cuts at a space, so that no word is cut. Languages without spaces are cut anywhere. */
function endOf(text: string): string {
  if (text.length <= CONTEXT) return text;
  return `… ${text.slice(-CONTEXT).replace(/^\S{0,30}\s/, '')}`;
}

function beginningOf(text: string): string {
  if (text.length <= CONTEXT) return text;
  return `${text.slice(0, CONTEXT).replace(/\s\S{0,30}$/, '')} …`;
}
