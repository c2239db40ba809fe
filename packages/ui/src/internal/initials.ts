export { initialsOf } from '../lib/initials';
