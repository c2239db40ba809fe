export { Tooltip, TOOLTIP_DELAY_MS } from './tooltip';
export type { TooltipProps } from './tooltip';
