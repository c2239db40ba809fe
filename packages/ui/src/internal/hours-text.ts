export { hoursText } from '../tutor-list/hours-text';
