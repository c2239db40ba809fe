import { Fragment, type ReactNode } from 'react';

/** Like `fill`, but the values may be elements, such as a name in another language or a grade with a ring around it. */
export function fillNodes(message: string, values: Readonly<Record<string, ReactNode>>): ReactNode {
  return message
    .split(/\{(\w+)\}/)
    .map((part, place) => <Fragment key={place}>{place % 2 ? (values[part] ?? `{${part}}`) : part}</Fragment>);
}
