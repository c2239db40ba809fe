import { createVar, keyframes, type StyleRule } from '@vanilla-extract/css';
import { component, inside, partRoot } from '../lib/in-components';
import { slant } from '../marks/slant';
import { vars } from '../styles/theme.css';
import { tintStrength } from '../styles/tokens';

const pigment = createVar();
const forced = (rule: StyleRule): StyleRule => ({ '@media': { '(forced-colors: active)': rule } });

export const root = partRoot({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['4'],
  maxInlineSize: '32rem',
});

/** A sheet on another one, like a marked script. */
export const sheet = component({
  position: 'relative',
  isolation: 'isolate',
  containerType: 'inline-size',
  backgroundColor: vars.color.raised,
  border: `1px solid ${vars.color.line}`,
  boxShadow: `0.4rem 0.5rem 0 -1px ${vars.color.sunken}, 0.4rem 0.5rem 0 0 ${vars.color.line}`,
  breakInside: 'avoid',
  // The same pigment tints light and dark paper.
  '::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    backgroundColor: pigment,
    opacity: tintStrength,
  },
});
const paper = (colour: string) => component({ vars: { [pigment]: colour } });
export const tint = {
  plain: paper(vars.color.edge),
  mint: paper(vars.tint.mint),
  sky: paper(vars.tint.sky),
  straw: paper(vars.tint.straw),
  buff: paper(vars.tint.buff),
  lilac: paper(vars.tint.lilac),
};

/** The head of the pad, above its first line. */
export const poster = component({
  paddingBlock: vars.space['4'],
  paddingInline: vars.space['5'],
  borderBlockEnd: `2px solid ${pigment}`,
  fontFamily: vars.font.display,
  fontSize: [vars.size.h2, 'clamp(1.75rem, 8.6cqi, 3rem)'],
  fontWeight: 500,
  lineHeight: 1.15,
  textWrap: 'balance',
});
export const caption = component({ color: vars.color.inkSoft, fontSize: vars.size.small, maxInlineSize: vars.measure });

/** Axes and text keep their direction on right-to-left pages. Sizes are in units of the drawing. */
export const drawing = component({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  direction: 'ltr',
  fill: 'none',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  fontFamily: vars.font.sans,
  fontSize: 15,
});
inside(`${drawing} :is(text, circle)`, { fill: 'currentColor', stroke: 'none' });

export const ruling = component({ stroke: pigment, strokeWidth: 1, opacity: 0.32, shapeRendering: 'crispEdges' });
inside(`${ruling} path`, { vectorEffect: 'non-scaling-stroke' });
export const fine = component({ opacity: 0.45 });
export const bands = component({ fill: pigment, stroke: 'none', opacity: 0.3 });

const ink = (colour: string, rule: StyleRule = {}) => component({ color: colour, stroke: 'currentColor', ...rule });
export const pen = {
  ink: ink(vars.color.ink, forced({ color: 'CanvasText' })),
  soft: ink(vars.color.inkSoft, { strokeWidth: 1.5, ...forced({ color: 'CanvasText' }) }),
  pencil: ink(vars.color.inkSoft, { strokeDasharray: '5 6', ...forced({ color: 'CanvasText' }) }),
  red: ink(vars.color.mark, {
    strokeWidth: 2.4,
    fontFamily: vars.font.serif,
    fontSize: 18,
    ...slant,
    // Visitors choose this colour with the others, so it differs from the text and can be read.
    ...forced({ color: 'LinkText' }),
  }),
  highlighter: component({ fill: vars.color.highlight, ...forced({ fill: 'none', stroke: 'CanvasText' }) }),
};

// The tutor's marks are drawn as the sheet scrolls into view, and complete as soon as most of it is there. Without support, and
// in print, they are there from the start.
const draw = keyframes({
  from: { strokeDasharray: 1, strokeDashoffset: 1 },
  to: { strokeDasharray: 1, strokeDashoffset: 0 },
});
const write = keyframes({ from: { opacity: 0 } });
const timeline = '--plate';
const drawn = (name: string, range: string): StyleRule => ({
  '@supports': {
    '(animation-timeline: view())': {
      '@media': {
        'screen and (prefers-reduced-motion: no-preference)': {
          animation: `${name} linear both`,
          animationTimeline: timeline,
          animationRange: range,
        },
      },
    },
  },
});
// Without the inset, the scroll padding of the page would delay the marks.
inside(drawing, { viewTimelineName: timeline, viewTimelineInset: '0px' });
inside(`${pen.red} path`, drawn(draw, 'entry 30% entry 70%'));
inside(`${pen.red} text`, drawn(write, 'entry 55% entry 75%'));
