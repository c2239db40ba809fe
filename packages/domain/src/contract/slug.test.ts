import { expect, it } from 'vitest';
import { formerAddresses, whyChooseAddress, withSlug } from './slug';

it('puts the business’s name into addresses', () => {
  expect(withSlug('[why](/why-choose-{slug}#reasons)', 'copperfield')).toBe('[why](/why-choose-copperfield#reasons)');
  expect(whyChooseAddress('copperfield')).toBe('/why-choose-copperfield');
});

it('finds the addresses under earlier names', () => {
  expect(formerAddresses(['/', '/why-choose-old', '/why-choose-new', '/why'], 'new')).toEqual(['/why-choose-old']);
});
