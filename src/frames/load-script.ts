/** Loads the script that a frame is for. Answers whether it came. */
export function loadScript(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    script.onload = () => resolve(true);
    script.onerror = () => resolve(false);
    script.src = address;
    document.head.append(script);
  });
}
