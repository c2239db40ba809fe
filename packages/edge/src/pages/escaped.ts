export { escaped } from '../escaped';
