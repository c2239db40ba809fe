export { navigate } from 'gatsby';
