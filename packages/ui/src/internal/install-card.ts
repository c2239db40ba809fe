export { InstallCard } from './install-card/install-card';
export type { InstallCardProps } from './install-card/install-card';
