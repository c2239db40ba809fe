import { style, type StyleRule } from '@vanilla-extract/css';
import { layers } from '../styles/layers.css';

/** A style of the `components` layer: utilities and consumers win over it without a fight. */
export function component(rule: StyleRule, debugId?: string): string {
  return style({ '@layer': { [layers.components]: rule } }, debugId);
}
