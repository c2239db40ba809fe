import { globalStyle, style, type GlobalStyleRule, type StyleRule } from '@vanilla-extract/css';
import { layers } from '../styles/layers.css';

/** A style of the `components` layer: utilities and consumers win over it without a fight. */
export function component(rule: StyleRule, debugId?: string): string {
  return style({ '@layer': { [layers.components]: rule } }, debugId);
}

/** Parts by what they are, in the same layer: names for all of them would stand in every page. */
export function inside(selector: string, rule: GlobalStyleRule): void {
  globalStyle(selector, { '@layer': { [layers.components]: rule } });
}
