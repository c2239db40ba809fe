export { languageName } from './language-fields';
export { problemsAt } from './form-context';
export { SchemaForm } from './schema-form';
