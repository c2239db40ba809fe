type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Whether a form of the page holds unsent input that a reload would lose. */
export function hasUnsentInput(): boolean {
  return [...document.querySelectorAll<Field>('main form :is(input, textarea, select)')].some(isChanged);
}

function isChanged(field: Field): boolean {
  // A search query is easy to type again.
  if (field.type === 'search') return false;
  if (field instanceof HTMLSelectElement)
    return (
      [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected) &&
      field.selectedIndex > 0
    );
  if (/^(checkbox|radio)$/.test(field.type))
    return (field as HTMLInputElement).checked !== (field as HTMLInputElement).defaultChecked;
  return field.value !== field.defaultValue;
}
