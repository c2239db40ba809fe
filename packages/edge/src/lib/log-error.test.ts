import { expect, it } from 'vitest';
import { errorClass } from './log-error';

it.each([
  [new TypeError('Anna wrote this'), 'TypeError'],
  [new Error('D1_ERROR: database or disk is full: SQLITE_FULL'), 'Error D1_ERROR SQLITE_FULL'],
  [new Error('D1_ERROR: Exceeded maximum DB size'), 'Error D1_ERROR STORAGE_LIMIT'],
  [new Error('D1_ERROR: D1 DB is overloaded. Too many requests queued.'), 'Error D1_ERROR OVERLOADED'],
  [new Error('D1_ERROR: no such column: folded at offset 9: SQLITE_ERROR'), 'Error D1_ERROR SQLITE_ERROR SCHEMA'],
  ['thrown text', 'unknown'],
])('the log names the class of %s: %s', (error, kind) => expect(errorClass(error)).toBe(kind));
