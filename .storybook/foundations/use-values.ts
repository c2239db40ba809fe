import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { propertyOf } from './sheet';

/**
 * The values of custom properties at an element. The browser computes them, so the documentation cannot differ from the
 * stylesheet.
 * @param roles By name, as `vars` has them; the same object each time.
 */
export function useValues<Roles extends Readonly<Record<string, string>>>(
  roles: Roles,
): [RefObject<HTMLDivElement | null>, Partial<Record<keyof Roles, string>>] {
  const ref = useRef<HTMLDivElement>(null);
  const [values, setValues] = useState<Partial<Record<keyof Roles, string>>>({});
  useLayoutEffect(() => {
    if (!ref.current) return;
    const style = getComputedStyle(ref.current);
    const found = Object.entries(roles).map(([name, role]) => [name, style.getPropertyValue(propertyOf(role)).trim()]);
    setValues(Object.fromEntries(found) as Record<keyof Roles, string>);
  }, [roles]);
  return [ref, values];
}
