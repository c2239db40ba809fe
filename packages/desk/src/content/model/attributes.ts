export interface Attribute {
  name: string;
  value: string;
}

const ATTRIBUTE = /([\w-]+)(?:="([^"]*)")?/g;

/** The attributes of a tag, from what stands after its name. */
export function attributesIn(text: string): Attribute[] {
  return [...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => ({
    name,
    value: value.replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
  }));
}

/** A value as a tag has it, between its quotes. */
export function escapeAttribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('\n', ' ');
}
