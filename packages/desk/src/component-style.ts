import { layers } from '@tutoring/ui/internal/theme';
import { globalStyle, style, type GlobalStyleRule, type StyleRule } from '@vanilla-extract/css';

/** A class in the layer of the components. */
export function component(rule: StyleRule): string {
  return style({ '@layer': { [layers.components]: rule } });
}

/** A rule for elements without a class, in the same layer. */
export function inside(selector: string, rule: GlobalStyleRule): void {
  globalStyle(selector, { '@layer': { [layers.components]: rule } });
}
