import { globalStyle, style, type GlobalStyleRule, type StyleRule } from '@vanilla-extract/css';
import { layers } from '../styles/layers.css';

/** A style in the `components` layer: any style outside our layers wins over it. */
export function component(rule: StyleRule, debugId?: string): string {
  return style({ '@layer': { [layers.components]: rule } }, debugId);
}

/**
 * The style of a component's root element. On any page, core.css resets the elements inside (styles/own-elements.css.ts). The
 * build finds the class by the name `part`.
 */
export function partRoot(rule: StyleRule): string {
  return component(rule, 'part');
}

/** Like `partRoot`, for a component within a line of text. It keeps the font of the line. */
export function inlineRoot(rule: StyleRule): string {
  return component(rule, 'inline');
}

/** A rule in the `components` layer for elements without a class. A class for each element would make every page larger. */
export function inside(selector: string, rule: GlobalStyleRule): void {
  globalStyle(selector, { '@layer': { [layers.components]: rule } });
}
