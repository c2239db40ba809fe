/** A rule of the loaded stylesheets, for one selector, with its conditions. */
export interface Rule {
  selector: string;
  style: CSSStyleDeclaration;
  /** Its media queries, the outermost first; empty without any. */
  media: string;
}

/** A comma, unless it is between brackets. */
const BETWEEN_SELECTORS = /, (?![^(]*\))/;

/** All rules of the library, as the browser parsed them. */
export function allRules(): Rule[] {
  return [...document.styleSheets].flatMap((sheet) => rulesIn(sheet.cssRules, ''));
}

function rulesIn(rules: CSSRuleList, media: string): Rule[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) {
      // A build merges rules with equal styles, so one rule can have several selectors.
      return rule.selectorText.split(BETWEEN_SELECTORS).map((selector) => ({ selector, style: rule.style, media }));
    }
    if (rule instanceof CSSMediaRule) return rulesIn(rule.cssRules, `${media} ${rule.conditionText}`.trim());
    return rule instanceof CSSGroupingRule ? rulesIn(rule.cssRules, media) : [];
  });
}

/** The properties that these keyframes animate. */
export function changedIn(keyframes: string): string[] {
  const frames = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSKeyframesRule && rule.name === keyframes)
    .flatMap((rule) => [...(rule as CSSKeyframesRule).cssRules] as CSSKeyframeRule[]);
  return [...new Set(frames.flatMap(({ style }) => [...style]))];
}

/**
 * The values of a property in a style's rules, at any width.
 * @param style One or more class names, as vanilla-extract returns them.
 */
export function valuesOf(style: string, property: 'gridTemplateColumns'): string[] {
  const names = style.split(' ').map((name) => `.${name}`);
  return allRules()
    .filter(({ selector }) => names.some((name) => selector === name || selector.startsWith(`${name}[`)))
    .map((rule) => rule.style[property])
    .filter(Boolean);
}
