/**
 * Remembers which control of the first picture was tapped last, and shows it pressed; the app carries the tap out once
 * it has rendered (OFF-2.15). The picture stays inert for the keyboard and screen readers, and therefore for hit
 * tests too, except while this function looks for a control.
 * @param root the parent of the picture. The handler is on this element because iOS dispatches clicks only to elements
 * with one.
 */
export function rememberTap(frame: HTMLElement, root: HTMLElement): void {
  let pressed: HTMLElement | null | undefined;
  const find = ({ clientX, clientY }: MouseEvent) => {
    frame.inert = false;
    const control = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('.first-snapshot :is(a,button)');
    frame.inert = true;
    return control;
  };
  const press = (control?: HTMLElement | null) => {
    if (pressed) pressed.style.opacity = '';
    pressed = control;
    if (pressed) pressed.style.opacity = '.6';
    // What no longer looks pressed is not carried out.
    window.firstTap = null;
  };
  root.onpointerdown = (event) => press(find(event));
  // The page scrolls.
  root.onpointercancel = () => press();
  root.onclick = (event) => {
    // The app may have replaced the picture since the press.
    if (frame.isConnected && find(event) !== pressed) press();
    window.firstTap = pressed;
  };
}
