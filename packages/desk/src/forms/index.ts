export { editYaml, readYaml, type Path, type YamlEdit } from './edit-yaml';
export { editFrontmatter, frontmatterOf } from './frontmatter';
export { SchemaForm, type SchemaFormProps } from './schema-form';
