import { isHomeWithoutFilter } from '../../contract/bootstrap/home-without-filter';
import { findTappedControl } from './find-tapped-control';
import { mayOpenWindow } from './windows';

/** How long a tap on the first picture waits for its control to be rendered (ms); later it would surprise. */
const MAX_TAP_WAIT_MS = 10_000;

/**
 * Carries out the last tap on the first picture, once, by clicking the control that the app has rendered in its place,
 * so that guards, campaign parameters and tracking are those of any tap (OFF-2.15). To be called after the first
 * render.
 */
export function replayFirstTap(root: HTMLElement): void {
  const stop = new AbortController();
  /** Takes what was tapped, and lets nothing later count as a tap on the picture. */
  const take = () => {
    stop.abort();
    root.onpointerdown = root.onpointercancel = root.onclick = null;
    const { firstTap } = window;
    delete window.firstTap;
    return firstTap;
  };
  if (window.firstTap) {
    clickWhenRendered(take(), root);
    return;
  }
  // A press may have begun on the picture and end now: as a tap, which clicks nothing by itself or what is there now.
  const onClick = ({ target }: Event) => {
    const tapped = take();
    if (target instanceof Element && !target.closest('a, button')) clickWhenRendered(tapped, root);
  };
  addEventListener('click', onClick, { signal: stop.signal });
  // It became a scroll, or it was moved away, and this is the next press.
  addEventListener('pointercancel', take, { signal: stop.signal });
  addEventListener('pointerdown', take, { signal: stop.signal, capture: true });
}

/** Clicks the control once it is rendered, unless the person does something else, or home is left, before. */
function clickWhenRendered(tapped: HTMLElement | null | undefined, root: HTMLElement): void {
  if (!tapped) return;
  const stop = new AbortController();
  const look = () => {
    const isElsewhere = !isHomeWithoutFilter(location) || document.querySelector('dialog[open]');
    const control = isElsewhere ? undefined : findTappedControl(tapped, root);
    if (control || isElsewhere) stop.abort();
    // A blocked window would lose the tap; from this one, Back returns.
    if (control instanceof HTMLAnchorElement && !mayOpenWindow()) control.target = '';
    control?.click();
  };
  const observer = new MutationObserver(look);
  const timer = setTimeout(() => stop.abort(), MAX_TAP_WAIT_MS);
  stop.signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, () => stop.abort(), { signal: stop.signal });
  observer.observe(root, { childList: true, subtree: true });
  look();
}
