/** Milliseconds that a browser may take to begin saving. */
const untilSaved = 60_000;

/** Lets the browser download a file that this page created or fetched. */
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
