import { useState } from 'react';

/** The items of a list, each with a key that it keeps. */
export interface KeyedItems {
  /** The items as JSON. */
  texts: readonly string[];
  keys: readonly number[];
  /** Keys of items that have left, by their JSON: an undo brings them back. */
  gone: ReadonlyMap<string, number>;
  /** The key of the next new item. */
  next: number;
}

/** A change that the list itself makes: which of two alike items it is about, only the list knows. */
export type ItemChange = { remove: number } | { move: number; to: number };

const NOTHING: KeyedItems = { texts: [], keys: [], gone: new Map(), next: 0 };

/**
 * Keys for the items of a list, which have no ids of their own. They follow the items when some are added, moved or removed, or when
 * another person's changes are merged, so that the focus, open folds and unsaved text stay with their item.
 */
export function useItemKeys(items: readonly unknown[]) {
  const texts = items.map((item) => JSON.stringify(item) ?? '');
  const [known, setKnown] = useState(() => rekeyed(NOTHING, texts));
  const isSame = texts.length === known.texts.length && texts.every((text, at) => text === known.texts[at]);
  const now = isSame ? known : rekeyed(known, texts);
  if (!isSame) setKnown(now);
  return {
    keys: now.keys,
    /** The key that the next new item gets. */
    nextKey: now.next,
    /** Says what happens to the list next. Call it together with the change. */
    expect: (change: ItemChange) => setKnown(afterChange(now, change)),
  };
}

/** The items after a change. */
export function afterChange({ texts, keys, gone, next }: KeyedItems, change: ItemChange): KeyedItems {
  const changed = <One>(list: readonly One[]): One[] => {
    const copy = [...list];
    if ('remove' in change) copy.splice(change.remove, 1);
    else copy.splice(change.to, 0, ...copy.splice(change.move, 1));
    return copy;
  };
  const left = 'remove' in change ? leaving(gone, texts, keys, [change.remove]) : gone;
  return { texts: changed(texts), keys: changed(keys), gone: left, next };
}

/** Finds the items of a list in what the list was before. */
export function rekeyed(before: KeyedItems, texts: readonly string[]): KeyedItems {
  const { texts: old, keys: oldKeys } = before;
  const keys: (number | undefined)[] = texts.map(() => undefined);
  const left = new Set(old.keys());
  const match = (at: number, from: number) => {
    keys[at] = oldKeys[from];
    left.delete(from);
  };
  let start = 0;
  while (start < Math.min(old.length, texts.length) && old[start] === texts[start]) match(start, start++);
  for (let end = 1; end <= Math.min(old.length, texts.length) - start; end++) {
    const [at, from] = [texts.length - end, old.length - end];
    if (old[from] !== texts[at]) break;
    match(at, from);
  }
  const matchBy = (sameness: (text: string) => string) => {
    for (const [at, text] of texts.entries()) {
      if (keys[at] !== undefined) continue;
      const from = [...left].find((one) => sameness(old[one] ?? '') === sameness(text));
      if (from !== undefined) match(at, from);
    }
  };
  // Items that have moved.
  matchBy((text) => text);
  // Items that have changed: most begin with a name.
  matchBy(firstField);
  // Items whose beginning has changed, such as while somebody types there.
  const open = [...keys.keys()].filter((at) => keys[at] === undefined);
  if (open.length === left.size) open.forEach((at) => match(at, [...left][0] ?? 0));
  const gone = leaving(before.gone, old, oldKeys, left);
  let { next } = before;
  const found = texts.map((text, at) => {
    const known = keys[at];
    if (known !== undefined) return known;
    const returned = gone.get(text);
    gone.delete(text);
    return returned ?? next++;
  });
  return { texts, keys: found, gone, next };
}

const firstField = (text: string) => /^[^,}]*/.exec(text)?.[0] ?? '';

function leaving(
  gone: KeyedItems['gone'],
  texts: readonly string[],
  keys: readonly number[],
  places: Iterable<number>,
): Map<string, number> {
  return new Map([...gone, ...[...places].map((at) => [texts[at] ?? '', keys[at] ?? 0] as const)]);
}
