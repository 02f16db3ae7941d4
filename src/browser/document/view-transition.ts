import { prefersReducedMotion } from '../device/device';

/** How long the old page may stay on screen while the new one is rendered (ms). */
const MAX_RENDER_MS = 200;

/**
 * Whether the browser has already animated the current Back or Forward navigation, as it does for an edge swipe. Call
 * it while
 * `popstate` is dispatched, because the router does not pass the event on.
 * @param isSilentSystem whether `hasUAVisualTransition` may be missing although the system animates, as in older Safari
 */
export function wasNavigationAnimatedByBrowser(isSilentSystem: boolean): boolean {
  const { event } = window;
  if (event?.type !== 'popstate') return false;
  return 'hasUAVisualTransition' in event ? event.hasUAVisualTransition === true : isSilentSystem;
}

/**
 * Whether page changes are animated: the browser supports view transitions, and the user does not prefer reduced
 * motion.
 */
export const canAnimatePageChanges = (): boolean => 'startViewTransition' in document && !prefersReducedMotion();

let current: ViewTransition | undefined;

/** The name of a tapped picture and of that of the new page (`page-transitions.css`), between which the browser animates. */
const SHARED_PICTURE = 'page-picture';

/**
 * Animates from the old page to the new one. The style sheet selects the animation by `kind`, which is the value of
 * `data-page-transition` on the root element.
 * @param render shows the new page; resolves once it is in the document. If rendering takes too long, the page is shown
 * without an animation, so that a tap is never delayed.
 * @param tapped the link that opens the new page: its picture grows into that of the new page, if both have one
 */
export function animatePageChange(kind: string, render: () => Promise<void>, tapped?: Element): void {
  const root = document.documentElement;
  const picture = tapped?.querySelector('img') ?? undefined;
  root.dataset.pageTransition = kind;
  if (picture) picture.style.viewTransitionName = SHARED_PICTURE;
  const transition = document.startViewTransition(() => {
    // From here on the name belongs to the new page: two elements with one name would end the animation.
    if (picture) {
      picture.style.viewTransitionName = '';
      root.dataset.sharedPicture = '';
    }
    let timer: ReturnType<typeof setTimeout>;
    const limit = new Promise<void>((resolve) => {
      timer = setTimeout(() => {
        transition.skipTransition();
        resolve();
      }, MAX_RENDER_MS);
    });
    return Promise.race([render().then(() => clearTimeout(timer)), limit]);
  });
  current = transition;
  // Rejected when it is skipped: by the limit, by the next change of the page, or in a hidden tab.
  transition.ready.catch(() => undefined);
  void transition.finished.then(() => {
    if (current !== transition) return;
    delete root.dataset.pageTransition;
    delete root.dataset.sharedPicture;
  });
}
