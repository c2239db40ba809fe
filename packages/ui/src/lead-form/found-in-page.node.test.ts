import { expect, it } from 'vitest';
import { findInPage } from './found-in-page';

it('finds nothing on a server, where there is no page yet', () => {
  expect(findInPage('any')).toEqual({ chosen: [], problems: {} });
});
