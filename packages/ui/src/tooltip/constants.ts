/** Milliseconds for which a pointer rests before a tooltip opens. */
export const TOOLTIP_DELAY_MS = 700;
/** Px that stay free between a tooltip and the edge of the screen. */
export const EDGE_PX = 8;
