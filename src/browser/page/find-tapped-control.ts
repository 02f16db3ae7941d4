import { removeCampaignParams } from '../../base/campaign-params';
import { TAP_TARGET_ATTRIBUTE } from '../../contract/bootstrap/home-snapshot';

/**
 * Returns the rendered control that a control of the first picture stands for: the link with the same target, else the
 * only control with the same look and words: buttons, banners, whose targets the first visit does not know, and links
 * that have gained or lost a filter. Returns undefined if there is none: what was tapped is gone, and nothing else must
 * open instead.
 */
export function findTappedControl(tapped: HTMLElement, root: HTMLElement): HTMLElement | undefined {
  const target = tapped.getAttribute(TAP_TARGET_ATTRIBUTE);
  const controls = [...root.querySelectorAll<HTMLElement>(tapped.localName)];
  const same = target === null ? undefined : controls.find((control) => readTarget(control) === target);
  if (same) return same;
  // Links with an icon only all look the same.
  if (target !== null && tapped.textContent === '') return undefined;
  const [alike, ...others] = controls.filter(
    (control) =>
      control.className === tapped.className &&
      control.textContent === tapped.textContent &&
      (target === null || isSameWithoutFilter(target, readTarget(control) ?? '')),
  );
  return others.length === 0 ? alike : undefined;
}

/** Whether one of two targets is the other one without its query: a game of the same name has another query. */
const isSameWithoutFilter = (one: string, other: string): boolean =>
  one.replace(/\?.*/, '') === other || other.replace(/\?.*/, '') === one;

function readTarget(control: HTMLElement): string | undefined {
  const href = control.getAttribute('href');
  return href === null ? undefined : removeCampaignParams(href, location.origin);
}
