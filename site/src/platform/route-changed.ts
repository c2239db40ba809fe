/** Dispatched on the window when the app has gone to another page. */
export const ROUTE_CHANGED = 'site:route-changed';
