import { latinFonts } from '../packages/ui/src/styles/tokens.ts';

/** Conditions that a page cannot change, imitated by stylesheets. */
export interface Emulated {
  reducedMotion: boolean;
  forcedColors: boolean;
  /** Whether the shipped fonts have not arrived yet. */
  firstVisit: boolean;
}

const FEATURES = {
  reducedMotion: {
    asks: /\(prefers-reduced-motion:\s*reduce\)/,
    denies: /\(prefers-reduced-motion:\s*no-preference\)/,
  },
  forcedColors: { asks: /\(forced-colors:\s*active\)/, denies: /\(forced-colors:\s*none\)/ },
} as const;

/** What browsers do in forced colours. */
const SYSTEM_COLOURS = `
  * { background-color: Canvas !important; border-color: CanvasText !important; color: CanvasText !important;
    box-shadow: none !important; text-shadow: none !important; }
  a, a * { color: LinkText !important; }
  button, button * { color: ButtonText !important; background-color: ButtonFace !important; }
  button { border-color: ButtonText !important; }
  svg, svg * { background-color: transparent !important; }
`;

/** The fallback fonts alone, in languages that have a shipped font. */
const FALLBACK_FONTS = `:is(:root, [lang]):not(:lang(ar), :lang(ja), :lang(ko), :lang(zh)) {
  ${Object.entries(latinFonts)
    .map(([role, families]) => `--tutoring-font-${role}: ${families.slice(families.indexOf(',') + 1)};`)
    .join(' ')}
}`;

/** The original conditions, by the changed rule. */
const written = new Map<CSSMediaRule, string>();

/** Applies the rules for these settings, also in stylesheets that were loaded since the last call. */
export function emulate(wanted: Emulated): void {
  for (const [rule, text] of written) rule.media.mediaText = text;
  written.clear();
  for (const rule of [...document.styleSheets].flatMap(mediaRules)) {
    let text = rule.media.mediaText;
    for (const [feature, { asks, denies }] of Object.entries(FEATURES)) {
      if (!wanted[feature as keyof typeof FEATURES]) continue;
      text = text.replace(asks, '(min-width: 0)').replace(denies, 'not all');
    }
    if (text === rule.media.mediaText) continue;
    written.set(rule, rule.media.mediaText);
    rule.media.mediaText = text;
  }
  const css = [wanted.forcedColors && SYSTEM_COLOURS, wanted.firstVisit && FALLBACK_FONTS].filter(Boolean).join('');
  const own = document.querySelector('style[data-emulated]') ?? document.createElement('style');
  if (own.textContent !== css) own.textContent = css;
  own.toggleAttribute('data-emulated', true);
  if (css === '') own.remove();
  else if (!own.isConnected) document.head.append(own);
}

function mediaRules(sheet: CSSStyleSheet | CSSGroupingRule): CSSMediaRule[] {
  return [...sheet.cssRules].flatMap((rule) => [
    ...(rule instanceof CSSMediaRule ? [rule] : []),
    ...(rule instanceof CSSGroupingRule ? mediaRules(rule) : []),
  ]);
}
