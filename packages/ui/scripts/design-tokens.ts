import { ROLES } from '../src/styles/roles.ts';
import { fontSize, latinFonts, palette, radius, space } from '../src/styles/tokens.ts';

/** A token of the Design Tokens format, version 2025.10 (https://www.designtokens.org/TR/2025.10/format/). */
export interface DesignToken {
  $type: 'color' | 'dimension' | 'fontFamily';
  /** The value; for a role the name of its colour, such as `{palette.paper}`. */
  $value: unknown;
  $description?: string;
}

type Group = Record<string, DesignToken>;

/** Our tokens in one theme, for design tools. */
export type DesignTokens = Record<
  'palette' | 'color' | 'space' | 'radius' | 'sizePhone' | 'sizeDesktop' | 'font',
  Group
>;

/** The screens of our designs, px. */
const SCREENS = { phone: 390, desktop: 1440 } as const;
const REM = 16;

/**
 * The tokens of a theme in the format of the Design Tokens Community Group. Figma imports a file for each mode of its
 * variables: one for light, one for dark. The format has no `clamp()`, so the font sizes are those of two screens.
 */
export function designTokens(theme: keyof typeof ROLES): DesignTokens {
  return {
    palette: group(palette, (hex) => ({ $type: 'color', $value: colour(hex) })),
    color: group(ROLES[theme], (name) => ({ $type: 'color', $value: `{palette.${name}}` })),
    space: group(space, (length) => ({ $type: 'dimension', $value: dimension(length) })),
    radius: group(radius, (length) => ({ $type: 'dimension', $value: dimension(length) })),
    sizePhone: sizesOn(SCREENS.phone),
    sizeDesktop: sizesOn(SCREENS.desktop),
    font: group(latinFonts, (families) => ({ $type: 'fontFamily', $value: families.replaceAll('"', '').split(', ') })),
  };
}

function sizesOn(screen: number): Group {
  return group(fontSize, (size) => ({
    $type: 'dimension',
    $value: { value: round(sizeOn(screen, size)), unit: 'px' },
    $description: size,
  }));
}

/** A font size on a screen, in px. It is a length, or `clamp(1rem, 0.9rem + 1vw, 2rem)`. */
export function sizeOn(screen: number, size: string): number {
  const [least = 0, wanted, most] = size.split(',').map((sum) => lengthIn(sum, screen));
  return wanted === undefined || most === undefined ? least : Math.min(Math.max(least, wanted), most);
}

function lengthIn(sum: string, screen: number): number {
  const terms = [...sum.matchAll(/([\d.]+)(rem|vw)/g)];
  return terms.reduce((total, [, number, unit]) => total + Number(number) * (unit === 'rem' ? REM : screen / 100), 0);
}

function dimension(length: string): { value: number; unit: string } {
  return { value: Number.parseFloat(length), unit: length.replace(/[\d.]/g, '') };
}

function colour(hex: string): { colorSpace: 'srgb'; components: number[]; hex: string } {
  const parts = hex.match(/[\da-f]{2}/g) ?? [];
  return { colorSpace: 'srgb', components: parts.map((part) => round(Number.parseInt(part, 16) / 255)), hex };
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

function group<Value>(values: Readonly<Record<string, Value>>, token: (value: Value) => DesignToken): Group {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, token(value)]));
}
