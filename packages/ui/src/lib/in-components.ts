import { globalStyle, style, type GlobalStyleRule, type StyleRule } from '@vanilla-extract/css';
import { layers } from '../styles/layers.css';

/** A style of the `components` layer: what a consumer writes outside our layers wins. */
export function component(rule: StyleRule, debugId?: string): string {
  return style({ '@layer': { [layers.components]: rule } }, debugId);
}

/**
 * The style of a part's root element. What is in a part is reset on any page (styles/own-elements.css.ts): the build
 * finds its class by the name `part`.
 */
export function partRoot(rule: StyleRule): string {
  return component(rule, 'part');
}

/** The same for a part that stands in a line of text: its letters are those of the line. */
export function inlineRoot(rule: StyleRule): string {
  return component(rule, 'inline');
}

/** Parts by what they are, in the same layer: names for all of them would stand in every page. */
export function inside(selector: string, rule: GlobalStyleRule): void {
  globalStyle(selector, { '@layer': { [layers.components]: rule } });
}
