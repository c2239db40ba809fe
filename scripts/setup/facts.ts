import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument, type Document } from 'yaml';
import { formatted, settingIn, withSetting, type SettingPath } from '../../packages/edge/scripts/settings.ts';
import { brand } from '../../site/src/build/content/schemas/brand.ts';

const BRAND = 'site/data/brand.yaml';
/** The settings of the Worker. */
export const SETTINGS = 'packages/edge/wrangler.jsonc';

/** The path of one of the owner's values in brand.yaml, such as `['trader', 'address']`. */
type ValuePath = readonly string[];

/** The files that `npm run setup` changes. Comments and everything that it does not ask for stay as they are. */
export class Facts {
  readonly #root: string;
  #brand: Document;
  /** The text of each JSON file by its path, once somebody has read it. */
  readonly #json = new Map<string, string>();

  /** @param root The repository. */
  constructor(root: string) {
    this.#root = root;
    this.#brand = parseDocument(this.#read(BRAND));
  }

  /** A value of brand.yaml, and whether it is still a placeholder. */
  own(path: ValuePath): { value: string; isPlaceholder: boolean } {
    return {
      value: asText(this.#brand.getIn([...path, 'value'])),
      isPlaceholder: this.#brand.getIn([...path, 'placeholder']) === true,
    };
  }

  /**
   * Writes a value of brand.yaml, which is no placeholder any more.
   * @returns what is wrong with it, by the rules of `pnpm content`; then nothing has changed.
   */
  setOwn(path: ValuePath, value: string): string | undefined {
    const changed = this.#brand.clone();
    changed.setIn([...path, 'value'], value);
    changed.deleteIn([...path, 'placeholder']);
    const issues = brand.safeParse(changed.toJS()).error?.issues ?? [];
    const mistake = issues.find((issue) => path.every((key, index) => issue.path[index] === key));
    if (!mistake) this.#brand = changed;
    return mistake?.message;
  }

  /** A setting of packages/edge/wrangler.jsonc; empty if it is missing or no text. */
  setting(path: SettingPath): string {
    return this.field(SETTINGS, path);
  }

  /** Changes a setting of packages/edge/wrangler.jsonc, or removes it if the value is `undefined`. */
  setSetting(path: SettingPath, value: unknown): void {
    this.setField(SETTINGS, path, value);
  }

  /** A field of a JSON file; empty if it is missing or no text. */
  field(file: string, path: SettingPath): string {
    return asText(settingIn(this.#text(file), path));
  }

  /** Changes a field of a JSON file, or removes it if the value is `undefined`. */
  setField(file: string, path: SettingPath, value: unknown): void {
    this.#json.set(file, withSetting(this.#text(file), path, value));
  }

  /** @returns the files that it wrote, because they have changed. */
  async save(): Promise<string[]> {
    // Prettier breaks the lines: `yaml` would break text in the middle of a sentence.
    const texts = new Map([[BRAND, this.#brand.toString({ lineWidth: 0 })], ...this.#json]);
    const written: string[] = [];
    for (const [file, text] of texts) {
      const after = await formatted(join(this.#root, file), text);
      if (after === this.#read(file)) continue;
      writeFileSync(join(this.#root, file), after);
      written.push(file);
    }
    return written;
  }

  #read(file: string): string {
    return readFileSync(join(this.#root, file), 'utf8');
  }

  #text(file: string): string {
    return this.#json.get(file) ?? this.#read(file);
  }
}

const asText = (value: unknown) => (typeof value === 'string' ? value : '');
