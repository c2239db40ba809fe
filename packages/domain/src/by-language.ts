import type { Language } from './languages';

/** Values of all languages, under the names that their modules export: a name has no hyphen. */
type Exported<Value> = Readonly<Record<Exclude<Language, `zh-${string}`> | 'zhHant' | 'zhHans', Value>>;

/** The same values by language. An index of messages lists what it imports, and the types say what is missing. */
export function byLanguage<Value>({ zhHant, zhHans, ...others }: Exported<Value>): Readonly<Record<Language, Value>> {
  return { ...others, 'zh-Hant': zhHant, 'zh-Hans': zhHans };
}
