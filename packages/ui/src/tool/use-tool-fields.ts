import { useCallback, useEffect, useMemo, useRef, useState, type ChangeEvent, type RefObject } from 'react';
import { fieldsIn, isFragmentOf, touchedFields, withoutEmpty, type Fields, type ToolForm } from './fields';
import { storedFields } from './stored-fields';

/** Marks the checkbox by which the visitor keeps the entries: it may be ticked before this script comes. */
export const KEEP = 'data-keep-entries';

/** A tool's form in use: what stands in it, and where that is kept. */
export interface ToolFields {
  /** The form that was passed in. */
  form: ToolForm;
  /** For the form element. */
  ref: RefObject<HTMLFormElement | null>;
  /** What stands in the form, by the names of its fields; an empty field is not among them. */
  fields: Fields;
  /** What a text field or a list has to be given. */
  bind: (name: string) => {
    name: string;
    value: string;
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void;
  };
  /** What a checkbox has to be given. */
  bindCheck: (name: string) => {
    name: string;
    checked: boolean;
    onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  };
  /** Changes some fields; an empty text empties one. Always the same function. */
  change: (changes: Fields) => void;
  /** Puts other fields in place of all. */
  replace: (fields: Fields) => void;
  /** Whether this device keeps the entries beyond the tab's end. */
  isKept: boolean;
  /** Keeps the entries on this device, or no longer. */
  keep: (isKept: boolean) => void;
  /** Forgets what is kept, and leaves the form as `cleared` says. Returns what takes that back. */
  clear: () => () => void;
  /** Whether the page was opened by a link of which nothing could be read. */
  isLinkBroken: boolean;
  /** There while the form shows the entries of a link beside the visitor's own, which stay as they are. */
  link: ShownLink | undefined;
}

/** What a visitor can do with the entries of a link. */
export interface ShownLink {
  /** Shows the visitor's own entries again. */
  backToMine: () => void;
  /** Puts the link's entries in place of the visitor's own. Returns what takes that back. */
  keepInstead: () => () => void;
}

/**
 * Holds what stands in a tool's form. The server writes the example; in the browser a shared link comes first, then what
 * was entered before this script came, then what the tab or the device has kept. The tab keeps every change, so that
 * nothing is lost on a reload; the device only if the visitor asks for it.
 *
 * A link never overwrites what the tab or the device has kept: its entries, and what is changed in them, are stored
 * under a name of their own until the visitor says which of the two to keep.
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

  // Once the form is as long as the link makes it: on a phone the result lies below it.
  useEffect(() => {
    if (arrivals > 0) ref.current?.querySelector(':scope > section')?.scrollIntoView();
  }, [arrivals]);

  const replace = useCallback((next: Fields) => setFields(store(next)), [store]);
  const change = useCallback(
    (changes: Fields) => setFields((before) => store(withoutEmpty({ ...before, ...changes }))),
    [store],
  );
  /** Shows other fields than those that are stored now. */
  const showInstead = (next: Fields) => {
    leaveLink(form);
    setFields(next);
    setBeside(stored.isBeside());
    setKept(stored.isKept());
  };

  return {
    form,
    ref,
    fields,
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

/** Takes a link out of the address: what is changed now is not what it had, and a reload would bring that back. */
function leaveLink(form: ToolForm): void {
  if (isFragmentOf(form, location.hash)) history.replaceState(history.state, '', location.pathname + location.search);
}

/** Whether the page was opened just now, by a link, and not reloaded or come back to: then it is where the visitor left it. */
function isOpened(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'navigate';
}
