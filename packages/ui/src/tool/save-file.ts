/** Hands a file to the visitor, as if it had been downloaded. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers fetch the file after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
