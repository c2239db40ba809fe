import * as STORAGE_KEY from '@tutoring/domain/storage-keys';
import { useCallback, useEffect, useRef, useState, type ChangeEvent, type RefObject } from 'react';
import { safeStorage } from '../lib/storage';
import {
  fieldsIn,
  fieldsOf,
  isFragmentOf,
  isTouched,
  textOf,
  withoutEmpty,
  type Fields,
  type ToolForm,
} from './fields';

const session = safeStorage('session');
const local = safeStorage('local');

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
  /** Forgets what is kept, and leaves the form as `cleared` says. */
  clear: () => void;
  /** Whether the page was opened by a link of which nothing could be read. */
  isLinkBroken: boolean;
}

/**
 * Holds what stands in a tool's form. The server writes the example; in the browser a shared link comes first, then what
 * was entered before this script came, then what the tab or the device has kept. The tab keeps every change, so that
 * nothing is lost on a reload; the device only if the visitor asks for it.
 */
export function useToolFields(form: ToolForm): ToolFields {
  const ref = useRef<HTMLFormElement>(null);
  const [fields, setFields] = useState(form.example);
  const [isKept, setKept] = useState(false);
  const [isLinkBroken, setLinkBroken] = useState(false);
  const [arrivals, setArrivals] = useState(0);
  const key = `${STORAGE_KEY.toolPrefix}${form.name}`;

  const store = useCallback(
    (next: Fields) => {
      leaveLink(form);
      session.set(key, textOf(next));
      if (local.get(key) !== null) local.set(key, textOf(next));
      return next;
    },
    [form, key],
  );

  useEffect(() => {
    const entered = () => (ref.current && isTouched(ref.current) ? store(fieldsOf(ref.current)) : undefined);
    const stored = () => fieldsIn(form, session.get(key) ?? local.get(key) ?? '');
    setKept(local.get(key) !== null);
    setFields(linked(isOpened()) ?? entered() ?? stored() ?? form.example);

    function linked(isArrival: boolean): Fields | undefined {
      if (!isFragmentOf(form, location.hash)) return undefined;
      const found = fieldsIn(form, location.hash);
      setLinkBroken(!found);
      if (found && isArrival) setArrivals((before) => before + 1);
      return found;
    }
    const onLink = () => {
      const found = linked(true);
      if (found) setFields(found);
    };
    addEventListener('hashchange', onLink);
    return () => removeEventListener('hashchange', onLink);
  }, [form, key, store]);

  // Once the form is as long as the link makes it: on a phone the result lies below it.
  useEffect(() => {
    if (arrivals > 0) ref.current?.querySelector(':scope > section')?.scrollIntoView();
  }, [arrivals]);

  const replace = useCallback((next: Fields) => setFields(store(next)), [store]);
  const change = useCallback(
    (changes: Fields) => setFields((before) => store(withoutEmpty({ ...before, ...changes }))),
    [store],
  );

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
      if (next) local.set(key, textOf(fields));
      else local.remove(key);
    },
    clear: () => {
      leaveLink(form);
      setFields(form.cleared ?? {});
      setKept(false);
      session.remove(key);
      local.remove(key);
    },
    isLinkBroken,
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
