/** A JSON Schema (draft 2020-12), as far as the site's schemas use it. */
export interface JsonSchema {
  /** The field's label. */
  title?: string;
  /** What the owner enters, in which unit, and where pages show it. */
  description?: string;
  type?: 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array' | 'null';
  const?: unknown;
  enum?: unknown[];
  /** What the owner reads for each value of `enum`. @default the values */
  labels?: Record<string, string>;
  /** The heading of the menu above each value of `enum`; values of one heading follow each other. @default no headings */
  headings?: Record<string, string>;
  default?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  items?: JsonSchema;
  /** The field in which no two items may be the same. */
  uniqueBy?: string;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  propertyNames?: JsonSchema;
  additionalProperties?: JsonSchema | boolean;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  /** The form leaves it out: the screen has an editor of its own for it. */
  readOnly?: boolean;
}

/** A component that writers use in MDX. */
export interface DeskComponent {
  /** Its tag, such as `BookingLink`. */
  name: string;
  /** What it shows, in one line. */
  description: string;
  /** Its attributes: an object of strings, each with a description. */
  attributes: JsonSchema;
  /** An example to insert, with what is required. */
  snippet: string;
  /** Whether it stands in a line of text (`<Mark>…</Mark>`), or on lines of its own. */
  inline: boolean;
}

/** The file `/owner/data/schemas.json`, which the site's build writes. */
export interface DeskSchemas {
  /** The schema of each data file, by path, such as `site/data/prices.yaml`. */
  data: Record<string, JsonSchema>;
  /** The schema of a page's frontmatter, by its template. */
  frontmatter: Record<string, JsonSchema>;
  /** The MDX components, by name. */
  components: DeskComponent[];
}
