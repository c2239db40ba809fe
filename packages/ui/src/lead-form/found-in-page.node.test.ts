import { expect, it } from 'vitest';
import { findInPage } from './found-in-page';

it('returns an empty state on the server, which has no document', () => {
  expect(findInPage('any')).toEqual({ chosen: [], problems: {} });
});
