import { expect, it } from 'vitest';
import { missingParts } from '../pack/fresh-apps.ts';

it('renders every exported component in the apps that a release is tried with', () => {
  expect(missingParts()).toEqual([]);
});
