export { TOOLTIP_DELAY_MS } from './constants';
export { Tooltip } from './tooltip';
export type { TooltipProps } from './tooltip';
