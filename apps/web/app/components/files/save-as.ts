/** How long a browser may take to begin saving, in milliseconds. */
const untilSaved = 60_000;

/** Has the browser save a file that this page made or fetched. */
export function saveAs(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), untilSaved);
}
