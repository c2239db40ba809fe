import { expect, it } from 'vitest';
import { designTokens, sizeOn } from '../../scripts/design-tokens.ts';
import { ROLES } from './roles.ts';

it.each(['light', 'dark'] as const)('%s: every role names a colour of the palette', (theme) => {
  const { palette, color } = designTokens(theme);
  expect(Object.keys(color)).toEqual(Object.keys(ROLES.light));
  for (const { $value } of Object.values(color)) {
    const [, name = ''] = /^\{palette\.(\w+)\}$/.exec(String($value)) ?? [];
    expect(palette[name], String($value)).toBeDefined();
  }
});

it('writes colours and lengths as the format wants them', () => {
  const { palette, space, radius, font } = designTokens('light');
  expect(palette.examinerRed).toEqual({
    $type: 'color',
    $value: { colorSpace: 'srgb', components: [0.588, 0.102, 0.071], hex: '#961a12' },
  });
  expect(space['4']?.$value).toEqual({ value: 1, unit: 'rem' });
  expect(radius.small?.$value).toEqual({ value: 3, unit: 'px' });
  expect(font.display?.$value).toEqual(expect.arrayContaining(['Newsreader Display', 'serif']));
});

it('computes a font size on a screen', () => {
  expect(sizeOn(390, '0.9375rem')).toBe(15);
  expect(sizeOn(1000, 'clamp(1rem, 0.5rem + 1vw, 2rem)')).toBe(18);
  expect(sizeOn(200, 'clamp(1rem, 0.5rem + 1vw, 2rem)')).toBe(16);
  expect(sizeOn(9000, 'clamp(1rem, 0.5rem + 1vw, 2rem)')).toBe(32);
});
