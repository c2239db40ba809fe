import { editYaml, type YamlEdit } from './edit-yaml';

/** The lines between the fences, and what follows them. */
const FRONTMATTER = /^(---\r?\n)([\s\S]*?\r?\n|)(?=---[^\S\n]*(?:\r?\n|$))/;

/** The frontmatter of a page: its YAML, and the offset of it in the text. `undefined` if there is none. */
export function frontmatterOf(text: string): { yaml: string; start: number } | undefined {
  const [, fence, yaml] = FRONTMATTER.exec(text) ?? [];
  return fence === undefined || yaml === undefined ? undefined : { yaml, start: fence.length };
}

/** Changes the frontmatter of a page, as {@link editYaml} does. The rest keeps its bytes. */
export function editFrontmatter(text: string, edit: YamlEdit): string {
  const { yaml, start } = frontmatterOf(text) ?? {};
  if (yaml === undefined || start === undefined)
    throw new Error('This page has no frontmatter between two lines of ---.');
  return text.slice(0, start) + editYaml(yaml, edit) + text.slice(start + yaml.length);
}
