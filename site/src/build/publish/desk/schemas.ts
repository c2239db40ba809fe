import type { DeskComponent, DeskSchemas, JsonSchema } from '@tutoring/domain/desk';
import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import * as z from 'zod';
import { DATA_SCHEMAS } from '../../content/data';
import { frontmatter, TEMPLATES, type Template } from '../../content/frontmatter';
import { claims } from '../../content/schemas/claims';
import { intents } from '../../content/schemas/chat-intents';
import { dateTexts } from '../../content/schemas/dates';
import { courseChangeTexts, redirects } from '../../content/schemas/finding';
import { dataMessages } from '../../content/schemas/messages';
import { people, samplePeople } from '../../content/schemas/people';
import type { MdxComponent, MdxComponents } from '../../model/mdx-component';

/** The data files that have loaders of their own. */
const FILES: Readonly<Record<string, z.ZodType>> = {
  ...DATA_SCHEMAS,
  claims,
  people,
  'sample-people': samplePeople,
  redirects,
};
/** Folders whose files share a schema. */
const FOLDERS: Readonly<Record<string, z.ZodType>> = {
  'chat-intents': intents,
  'course-changes': courseChangeTexts,
  dates: dateTexts,
  messages: dataMessages,
};

/** Frontmatter that only articles have. */
const OF_ARTICLES = ['date', 'updated', 'author', 'reviewed', 'claim', 'evidence', 'topic'];
const REQUIRED_OF_ARTICLES = ['date', 'claim', 'evidence', 'topic'];

/**
 * The schemas from which the desk makes its forms.
 * @param site The folder with `data`.
 */
export function deskSchemas(site: string, components: MdxComponents): DeskSchemas {
  const files = globSync('**/*.yaml', { cwd: join(site, 'data') }).sort();
  const data = files.flatMap((file) => {
    const schema = FOLDERS[dirname(file)] ?? FILES[basename(file, '.yaml')];
    return schema ? [[`site/data/${file}`, jsonSchemaOf(schema)]] : [];
  });
  return {
    data: Object.fromEntries(data) as DeskSchemas['data'],
    frontmatter: Object.fromEntries(TEMPLATES.map((template) => [template, frontmatterOf(template)])),
    components: [...components].map(([name, component]) => componentOf(name, component)),
  };
}

/** What writers write: before defaults and transformations. Forms cannot show refinements; the server's check can. */
function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' });
  return json as JsonSchema;
}

function frontmatterOf(template: Template): JsonSchema {
  const schema = jsonSchemaOf(frontmatter);
  const isArticle = template === 'article';
  const fields = Object.entries(schema.properties ?? {}).filter(([name]) => isArticle || !OF_ARTICLES.includes(name));
  return {
    ...schema,
    properties: Object.fromEntries(fields),
    required: [...(schema.required ?? []), ...(isArticle ? REQUIRED_OF_ARTICLES : [])],
  };
}

function componentOf(name: string, { schema }: MdxComponent): DeskComponent {
  const { description = '', snippet, inline, ...attributes } = jsonSchemaOf(schema) as JsonSchema & ComponentMeta;
  return { name, description, attributes, snippet: snippet ?? `<${name} />`, inline: inline ?? false };
}

/** What a component's schema says about it with `.meta()`. */
interface ComponentMeta {
  snippet?: string;
  inline?: boolean;
}
