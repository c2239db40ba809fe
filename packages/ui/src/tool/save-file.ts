/** Downloads a file that the browser has made. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the file after the click event, so keep the URL for a minute.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
