export { Stroke } from '../marked-page/stroke';
