/** The old name of {@link WORKER_ROUTES}; remove it with scripts/openapi.ts, after scripts/assets.ts has moved. */
export { WORKER_ROUTES as OWN_ADDRESSES } from './worker-routes.ts';
