export { Breadcrumbs } from './breadcrumbs';
export type { BreadcrumbsProps, Crumb } from './breadcrumbs';
