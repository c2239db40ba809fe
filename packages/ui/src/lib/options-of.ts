/** Returns the options of a field. The label of a value is the message named `field_value`. */
export function optionsOf(words: Readonly<Record<string, string>>, field: string, values: readonly string[]) {
  return values.map((value) => ({ value, label: words[`${field}_${value}`] ?? value }));
}
