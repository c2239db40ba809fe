import * as STORAGE_KEY from '@tutoring/domain/storage-keys';
import { safeStorage, type SafeStorage } from '../lib/storage';
import { fieldsIn, sharedOf, textOf, type Fields, type ToolForm } from './fields';

const session = safeStorage('session');
const local = safeStorage('local');

/** The suffix of the storage key for a link's entries, while the visitor's own are kept. */
const LINK_ENDING = '-link';

/** Stores a tool's entries: the visitor's own in the tab and, on request, on the device; a link's entries under a second key. */
export function storedFields(form: ToolForm) {
  const key = `${STORAGE_KEY.toolPrefix}${form.name}`;
  const linkKey = key + LINK_ENDING;
  const cleared = textOf(form.cleared ?? {});
  let isBeside = false;

  /** Reads a stored text. An empty text stands for a cleared form. */
  const read = (text: string | null): Fields | undefined => {
    if (text === null) return undefined;
    return text === '' ? {} : fieldsIn(form, text);
  };
  const own = () => read(session.get(key)) ?? read(local.get(key));
  const writeOwn = (fields: Fields) => {
    session.set(key, textOf(fields));
    if (local.get(key) !== null) local.set(key, textOf(fields));
  };
  /** Returns a function that restores the current texts of these keys. */
  const restorer = (...places: readonly (readonly [SafeStorage, string])[]) => {
    const texts = places.map(([storage, name]) => storage.get(name));
    const wasBeside = isBeside;
    return () => {
      isBeside = wasBeside;
      places.forEach(([storage, name], index) => {
        const text = texts[index] ?? null;
        if (text === null) storage.remove(name);
        else storage.set(name, text);
      });
    };
  };

  return {
    /** The visitor's own entries: from the tab, or else from the device. */
    own,
    /** The link's entries, with the visitor's later changes. */
    link: () => read(session.get(linkKey)),
    /** Whether the form shows a link's entries while the visitor's own are kept. */
    isBeside: () => isBeside,
    /**
     * Decides which entries to show: the link's, or else the visitor's own, or else the example. A link that equals the
     * visitor's own entries shows those.
     */
    show: (link: Fields | undefined): Fields => {
      const mine = own();
      const hasOwn = mine !== undefined && textOf(mine) !== cleared;
      isBeside = link !== undefined && hasOwn && textOf(sharedOf(form, mine)) !== textOf(link);
      return isBeside || !hasOwn ? (link ?? mine ?? form.example) : mine;
    },
    /** Stores changed entries, as the visitor's own or as the link's. */
    write: (fields: Fields) => {
      if (isBeside) return session.set(linkKey, textOf(fields));
      session.remove(linkKey);
      writeOwn(fields);
    },
    /** Stores the visitor's own entries. */
    writeOwn,
    /** Whether the device keeps the entries after the tab closes. */
    isKept: () => local.get(key) !== null,
    /** Stores entries on the device. */
    keep: (fields: Fields) => local.set(key, textOf(fields)),
    forgetKept: () => local.remove(key),
    forgetLink: () => {
      isBeside = false;
      session.remove(linkKey);
    },
    /** Replaces the visitor's own entries by a link's. Returns a function that undoes it. */
    takeLink: (fields: Fields) => {
      session.set(linkKey, textOf(fields));
      const restore = restorer([session, key], [local, key], [session, linkKey]);
      isBeside = false;
      session.remove(linkKey);
      writeOwn(fields);
      return restore;
    },
    /** Removes all entries, and remembers in the tab that the form is cleared. Returns a function that undoes it. */
    clear: () => {
      const others = form.stores ?? [];
      const restore = restorer(
        [session, key],
        [local, key],
        [session, linkKey],
        ...others.map((name) => [local, name] as const),
      );
      others.forEach((name) => local.remove(name));
      isBeside = false;
      session.remove(linkKey);
      session.set(key, cleared);
      local.remove(key);
      return restore;
    },
  };
}
