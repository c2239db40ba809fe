import * as STORAGE_KEY from '@tutoring/domain/storage-keys';
import { safeStorage, type SafeStorage } from '../lib/storage';
import { fieldsIn, sharedOf, textOf, type Fields, type ToolForm } from './fields';

const session = safeStorage('session');
const local = safeStorage('local');

/** Behind a tool's name: what a link brought while the visitor's own entries are kept. */
const LINK_ENDING = '-link';

/** Where a tool's entries are stored: the visitor's own in the tab and, if they wish, on the device; beside them those of a link. */
export function storedFields(form: ToolForm) {
  const key = `${STORAGE_KEY.toolPrefix}${form.name}`;
  const linkKey = key + LINK_ENDING;
  const cleared = textOf(form.cleared ?? {});
  let isBeside = false;

  /** The fields of a stored text. An empty text is a form that was cleared. */
  const read = (text: string | null): Fields | undefined => {
    if (text === null) return undefined;
    return text === '' ? {} : fieldsIn(form, text);
  };
  const own = () => read(session.get(key)) ?? read(local.get(key));
  const writeOwn = (fields: Fields) => {
    session.set(key, textOf(fields));
    if (local.get(key) !== null) local.set(key, textOf(fields));
  };
  /** What brings back the texts that are stored under these names now. */
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
    /** The visitor's own entries: the tab's, or else the device's. */
    own,
    /** What a link brought, as it was changed since. */
    link: () => read(session.get(linkKey)),
    /** Whether the entries that are shown are a link's, beside the visitor's own. */
    isBeside: () => isBeside,
    /**
     * Says what to show: a link's entries, or else the visitor's own, or else the example. A link to one's own entries
     * shows these.
     */
    show: (link: Fields | undefined): Fields => {
      const mine = own();
      const hasOwn = mine !== undefined && textOf(mine) !== cleared;
      isBeside = link !== undefined && hasOwn && textOf(sharedOf(form, mine)) !== textOf(link);
      return isBeside || !hasOwn ? (link ?? mine ?? form.example) : mine;
    },
    /** Stores entries after a change: the visitor's own, or those of the link. */
    write: (fields: Fields) => {
      if (isBeside) return session.set(linkKey, textOf(fields));
      session.remove(linkKey);
      writeOwn(fields);
    },
    /** Stores the visitor's own entries. */
    writeOwn,
    /** Whether the device keeps them beyond the tab's end. */
    isKept: () => local.get(key) !== null,
    /** Keeps entries on the device. */
    keep: (fields: Fields) => local.set(key, textOf(fields)),
    forgetKept: () => local.remove(key),
    forgetLink: () => {
      isBeside = false;
      session.remove(linkKey);
    },
    /** Puts a link's entries in place of the visitor's own. Returns what takes that back. */
    takeLink: (fields: Fields) => {
      session.set(linkKey, textOf(fields));
      const restore = restorer([session, key], [local, key], [session, linkKey]);
      isBeside = false;
      session.remove(linkKey);
      writeOwn(fields);
      return restore;
    },
    /** Forgets all entries, and remembers for the tab that they were cleared. Returns what takes that back. */
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
