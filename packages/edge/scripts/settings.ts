/** Reads and changes wrangler.jsonc. Its comments and layout stay. */
import { applyEdits, modify, parse } from 'jsonc-parser';
import { format, resolveConfig } from 'prettier';

/** The path of a setting, such as `['d1_databases', 0, 'database_id']`. */
export type SettingPath = readonly (string | number)[];

/** A setting of a JSON file, with or without comments; `undefined` if the file lacks it. */
export function settingIn(text: string, path: SettingPath): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Record<string | number, unknown> | undefined)?.[key],
    parse(text, [], { allowTrailingComma: true }),
  );
}

/**
 * Sets a setting, or removes it if the value is `undefined`. A new one comes before the environments. The result is not
 * formatted: {@link formatted}.
 */
export function withSetting(text: string, path: SettingPath, value: unknown): string {
  if (value === undefined && settingIn(text, path) === undefined) return text;
  // Without formatting options, an addition goes on the line of its neighbour, and prettier then breaks only long lines.
  const edits = modify(text, [...path], value, {
    getInsertionIndex: (names) => (names.includes('env') ? names.indexOf('env') : names.length),
  });
  return applyEdits(text, edits);
}

/** A text as prettier writes that file. */
export async function formatted(file: string, text: string): Promise<string> {
  return format(text, { ...(await resolveConfig(file)), filepath: file });
}
