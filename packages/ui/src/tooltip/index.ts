export { TOOLTIP_DELAY_MS } from './enhance';
export { Tooltip } from './tooltip';
export type { TooltipProps } from './tooltip';
