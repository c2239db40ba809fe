export { pathAtLine, readYaml, type Path } from './edit-yaml';
export { focusField } from './focus-field';
export { problemsAt } from './form-context';
export { useItemKeys } from './item-keys';
export { languageName } from './language-name';
export { only } from './only';
export { problemsIn, type FieldProblem } from './problems-in';
export { SchemaForm, type FieldTarget } from './schema-form';
