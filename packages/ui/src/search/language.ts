export { languageOrEnglish } from '../lib/language-or-english';
