export { forget } from '../cookie-consent/forget';
