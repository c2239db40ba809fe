import { useCallback, useEffect, useMemo, useRef, useState, type ChangeEvent, type RefObject } from 'react';
import {
  fieldsIn,
  isFragmentOf,
  sharedOf,
  textOf,
  touchedFields,
  withoutEmpty,
  type Fields,
  type ToolForm,
} from './fields';
import { storedFields } from './stored-fields';

/** Marks the checkbox that keeps the entries. The visitor can tick it before hydration. */
export const KEEP = 'data-keep-entries';

/** Some fields of a form. */
export interface FormFields {
  /** The entries by field name. An empty field is absent. */
  fields: Fields;
  /** The props of a text field or a list. */
  bind: (name: string) => {
    name: string;
    value: string;
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void;
  };
}

/** The state of a tool's form: its entries, and where they are stored. */
export interface ToolFields extends FormFields {
  /** The form from the caller. */
  form: ToolForm;
  /** The ref of the form element. */
  ref: RefObject<HTMLFormElement | null>;
  /** Whether these are the entries of the example, also if they come from a link. */
  isExample: boolean;
  /** The props of a checkbox. */
  bindCheck: (name: string) => {
    name: string;
    checked: boolean;
    onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  };
  /** Changes some fields. An empty text clears a field. The function never changes. */
  change: (changes: Fields) => void;
  /** Replaces all fields. */
  replace: (fields: Fields) => void;
  /** Whether the device keeps the entries after the tab closes. */
  isKept: boolean;
  /** Starts or stops keeping the entries on the device. */
  keep: (isKept: boolean) => void;
  /** Removes the stored entries and sets the form to `cleared`. Returns a function that undoes it. */
  clear: () => () => void;
  /** Whether the shared link is unreadable. */
  isLinkBroken: boolean;
  /** Present while the form shows a link's entries and keeps the visitor's own. */
  link: ShownLink | undefined;
}

/** What a visitor can do with a link's entries. */
export interface ShownLink {
  /** Shows the visitor's own entries again. */
  backToMine: () => void;
  /** Replaces the visitor's own entries by the link's. Returns a function that undoes it. */
  keepInstead: () => () => void;
}

/**
 * The state of a tool's form. The server renders the example. In the browser, a shared link comes first, then the
 * visitor's entries from before hydration, then the entries stored in the tab or on the device. The tab stores every
 * change, so that a reload loses nothing. The device stores them only on request.
 *
 * A link never overwrites stored entries. Its entries and their changes have a storage key of their own until the visitor
 * decides which entries to keep.
 */
export function useToolFields(form: ToolForm): ToolFields {
  const ref = useRef<HTMLFormElement>(null);
  const [fields, setFields] = useState(form.example);
  const [isKept, setKept] = useState(false);
  const [isLinkBroken, setLinkBroken] = useState(false);
  const [isBeside, setBeside] = useState(false);
  const [arrivals, setArrivals] = useState(0);
  const stored = useMemo(() => storedFields(form), [form]);

  const store = useCallback(
    (next: Fields) => {
      leaveLink(form);
      stored.write(next);
      return next;
    },
    [form, stored],
  );

  useEffect(() => {
    const linked = linkedFields(isOpened());
    if (linked) stored.forgetLink();
    const changes = ref.current ? touchedFields(ref.current) : {};
    if (Object.keys(changes).length > 0) {
      stored.writeOwn(withoutEmpty({ ...(stored.own() ?? form.example), ...changes }));
    }
    const shown = show(linked ?? stored.link());
    const keep = ref.current?.querySelector<HTMLInputElement>(`[${KEEP}]`);
    if (keep?.checked && !stored.isBeside()) stored.keep(shown);
    setKept(stored.isKept());

    function linkedFields(isArrival: boolean): Fields | undefined {
      if (!isFragmentOf(form, location.hash)) return undefined;
      const found = fieldsIn(form, location.hash);
      setLinkBroken(!found);
      if (found && isArrival) setArrivals((before) => before + 1);
      return found;
    }
    function show(link: Fields | undefined): Fields {
      const shown = stored.show(link);
      setFields(shown);
      setBeside(stored.isBeside());
      return shown;
    }
    const onLink = () => {
      const found = linkedFields(true);
      if (!found) return;
      stored.forgetLink();
      show(found);
    };
    addEventListener('hashchange', onLink);
    return () => removeEventListener('hashchange', onLink);
  }, [form, stored]);

  // Scroll after the form has its final length, because on a phone the result is below it.
  useEffect(() => {
    if (arrivals > 0) ref.current?.querySelector(':scope > section')?.scrollIntoView();
  }, [arrivals]);

  const replace = useCallback((next: Fields) => setFields(store(next)), [store]);
  const change = useCallback(
    (changes: Fields) => setFields((before) => store(withoutEmpty({ ...before, ...changes }))),
    [store],
  );
  /** Shows these fields without storing them. */
  const showInstead = (next: Fields) => {
    leaveLink(form);
    setFields(next);
    setBeside(stored.isBeside());
    setKept(stored.isKept());
  };

  const isExample = useMemo(() => fields === form.example || isSame(form, fields, form.example), [form, fields]);

  return {
    form,
    ref,
    fields,
    isExample,
    bind: (name) => ({ name, value: fields[name] ?? '', onChange: ({ target }) => change({ [name]: target.value }) }),
    bindCheck: (name) => ({
      name,
      checked: name in fields,
      onChange: ({ target }) => change({ [name]: target.checked ? 'on' : '' }),
    }),
    change,
    replace,
    isKept,
    keep: (next) => {
      setKept(next);
      if (next) stored.keep(fields);
      else stored.forgetKept();
    },
    clear: () => {
      const restore = stored.clear();
      showInstead(form.cleared ?? {});
      return () => {
        restore();
        showInstead(fields);
      };
    },
    isLinkBroken,
    link: isBeside
      ? {
          backToMine: () => {
            stored.forgetLink();
            showInstead(stored.own() ?? form.example);
          },
          keepInstead: () => {
            const restore = stored.takeLink(fields);
            showInstead(fields);
            return () => {
              restore();
              showInstead(fields);
            };
          },
        }
      : undefined,
  };
}

/** Whether a link to these entries and to those is the same. */
function isSame(form: ToolForm, these: Fields, those: Fields): boolean {
  return textOf(sharedOf(form, these)) === textOf(sharedOf(form, those));
}

/** Removes a link from the URL. The entries have changed, and a reload would restore the link's. */
function leaveLink(form: ToolForm): void {
  if (isFragmentOf(form, location.hash)) history.replaceState(history.state, '', location.pathname + location.search);
}

/** Whether this is a new visit. After a reload or Back, the browser restores the scroll position. */
function isOpened(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'navigate';
}
