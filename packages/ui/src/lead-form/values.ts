/** What is typed in a form. */
export function valuesOf(form: HTMLFormElement): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') values[name] = value;
  return values;
}

/** Puts a draft back. What was typed before the scripts came wins over it. */
export function restore(form: HTMLFormElement, values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name);
    if (name === 'page' || !control) continue;
    if (control instanceof HTMLSelectElement) {
      if (control.selectedIndex === 0) control.value = value;
    } else if (
      control instanceof RadioNodeList ||
      control instanceof HTMLInputElement ||
      control instanceof HTMLTextAreaElement
    ) {
      control.value ||= value;
    }
  }
}
