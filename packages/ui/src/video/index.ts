export { Video } from './video';
export type { VideoPoster, VideoProps } from './video';
