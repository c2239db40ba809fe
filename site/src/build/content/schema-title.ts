import * as z from 'zod';
import { brand } from './schemas/brand.ts';

interface Json {
  title?: string;
  properties?: Record<string, Json>;
}

/** The schemas whose titles the launch list uses. Scripts run this file with Node as it is, so its imports end in `.ts`. */
const SCHEMAS: Readonly<Record<string, Json>> = {
  'site/data/brand.yaml': z.toJSONSchema(brand, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Json,
};

/** The label of a field as the desk's form shows it; without a schema, its name in words. */
export function schemaTitle(file: string, path: readonly string[]): string {
  let schema: Json | undefined = SCHEMAS[file];
  for (const step of path) schema = schema?.properties?.[step];
  return schema?.title ?? inWords(path.at(-1) ?? file);
}

/** `legalName` → `Legal name`. */
function inWords(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_.]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
