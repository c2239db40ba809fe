import { latinFonts } from '../packages/ui/src/styles/tokens.ts';

/** Conditions that a page cannot change, imitated by stylesheets. */
export interface Emulated {
  reducedMotion: boolean;
  forcedColors: boolean;
  /** Whether the shipped fonts have not arrived yet. */
  firstVisit: boolean;
  overlay: Overlay;
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

/** Lines over the story, to check spaces and alignment. */
export type Overlay = keyof typeof OVERLAYS;

const onTop = (rules: string) =>
  `body::after { content: ''; position: fixed; inset: 0; z-index: 9999; pointer-events: none; ${rules} }`;
const TINT = 'rgb(214 40 90 / 14%)';
/** The gap between the columns, and the margin and width of the page's container (layout.css.ts). */
const GAP = '1.5rem';
const MARGIN = 'clamp(1rem, 4vw, 2.5rem)';
const COLUMN = `calc((100% - 11 * ${GAP}) / 12)`;

const OVERLAYS = {
  none: '',
  steps: onTop(
    `background: repeating-linear-gradient(${TINT} 0 1px, transparent 1px 4px),
     repeating-linear-gradient(90deg, ${TINT} 0 1px, transparent 1px 4px);`,
  ),
  columns: onTop(
    `inline-size: min(100% - 2 * ${MARGIN}, 75rem - 2 * ${MARGIN}); margin-inline: auto;
     background: repeating-linear-gradient(90deg, ${TINT} 0 ${COLUMN}, transparent ${COLUMN} calc(${COLUMN} + ${GAP}));`,
  ),
};

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
  const css = [wanted.forcedColors && SYSTEM_COLOURS, wanted.firstVisit && FALLBACK_FONTS, OVERLAYS[wanted.overlay]]
    .filter(Boolean)
    .join('');
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
