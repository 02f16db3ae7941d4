/** How long the file is kept for the browser after the download has begun (ms). */
const KEEP_MS = 10_000;

/**
 * Saves a text as a file on the device. A table begins with a byte order mark, without which spreadsheets read UTF-8 as
 * another encoding; other files do not, as JSON must not have one.
 */
export function saveTextFile(fileName: string, type: string, text: string): void {
  const mark = type === 'text/csv' ? '\uFEFF' : '';
  const url = URL.createObjectURL(new Blob([mark, text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEEP_MS);
}
