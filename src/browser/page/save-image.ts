/** Saves an image to the device. An image of another origin is opened in a new window, where the user can save it. */
export function saveImage(url: string, fileName: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
  link.click();
}
