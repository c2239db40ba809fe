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

/** The same for a component within a line of text, whose font it keeps. */
export function inlineRoot(rule: StyleRule): string {
  return component(rule, 'inline');
}

/** A rule for elements without a class, in the same layer: classes for all of them would make every page larger. */
export function inside(selector: string, rule: GlobalStyleRule): void {
  globalStyle(selector, { '@layer': { [layers.components]: rule } });
}
