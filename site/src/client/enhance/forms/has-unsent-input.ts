type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Whether a form of the page holds something that is not sent yet, and that a reload might take away. */
export function hasUnsentInput(): boolean {
  return [...document.querySelectorAll<Field>('main form :is(input, textarea, select)')].some(isChanged);
}

function isChanged(field: Field): boolean {
  // What is looked for is found again.
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
