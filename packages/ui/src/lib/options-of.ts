/** The choices of a field with their words, which stand in the messages as `field_value`. */
export function optionsOf(words: Readonly<Record<string, string>>, field: string, values: readonly string[]) {
  return values.map((value) => ({ value, label: words[`${field}_${value}`] ?? value }));
}
