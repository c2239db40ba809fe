/** The options of a field, with their labels from the messages named `field_value`. */
export function optionsOf(words: Readonly<Record<string, string>>, field: string, values: readonly string[]) {
  return values.map((value) => ({ value, label: words[`${field}_${value}`] ?? value }));
}
