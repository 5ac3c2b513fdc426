/** Hands a file to the browser, which saves it where it saves everything. */
export function saveFile(name: string, type: string, content: BlobPart): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has begun to read by the next second.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
