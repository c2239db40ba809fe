/** Returns the options of a field. The label of a value is the message named `field_value`. */
export function optionsOf(messages: Readonly<Record<string, string>>, field: string, values: readonly string[]) {
  return values.map((value) => ({ value, label: messages[`${field}_${value}`] ?? value }));
}
