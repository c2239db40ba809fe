import { expect, it } from 'vitest';
import { acceptUndefined } from './accept-undefined.ts';

it.each([
  ['a?: string;', 'a?: string | undefined;'],
  ['readonly a?: string | undefined;', 'readonly a?: string | undefined;'],
  ['a?: (b?: string) => void;', 'a?: ((b?: string) => void) | undefined;'],
  ['a?: { b?: 1 };', 'a?: { b?: 1 | undefined } | undefined;'],
  ['a: string;', 'a: string;'],
])('%s becomes %s', (property, expected) => {
  expect(acceptUndefined(`interface Props { ${property} }`)).toBe(`interface Props { ${expected} }`);
});
