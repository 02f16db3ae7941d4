import { removeCampaignParams } from '../../base/campaign-params';
import { TAP_TARGET_ATTRIBUTE } from '../../contract/bootstrap/home-snapshot';

/**
 * Returns the rendered control that a control of the first picture stands for: the link with the same target, else the
 * control with the same look and words: buttons, banners, whose targets the first visit does not know, and links that
 * have gained or lost a filter. Of several without a target, such as banners without a title, it is the one in the same
 * place, if there are as many. Returns undefined if there is none: what was tapped is gone, and nothing else must open
 * instead.
 */
export function findTappedControl(tapped: HTMLElement, root: HTMLElement): HTMLElement | undefined {
  const target = tapped.getAttribute(TAP_TARGET_ATTRIBUTE);
  const controls = listControls(root, tapped);
  const same = target === null ? undefined : controls.find((control) => readTarget(control) === target);
  if (same) return same;
  // Links with an icon only all look the same.
  if (target !== null && tapped.textContent === '') return undefined;
  const looksAlike = ({ className, textContent }: HTMLElement) =>
    className === tapped.className && textContent === tapped.textContent;
  const alike = controls.filter(
    (control) => looksAlike(control) && (target === null || isSameWithoutFilter(target, readTarget(control) ?? '')),
  );
  if (alike.length < 2) return alike[0];
  const picture = tapped.closest('.first-snapshot');
  const shown = target === null && picture ? listControls(picture, tapped).filter(looksAlike) : [];
  return shown.length === alike.length ? alike[shown.indexOf(tapped)] : undefined;
}

const listControls = (root: Element, { localName }: HTMLElement) => [...root.querySelectorAll<HTMLElement>(localName)];

/** Whether one of two targets is the other one without its query: a game of the same name has another query. */
const isSameWithoutFilter = (one: string, other: string): boolean =>
  one.replace(/\?.*/, '') === other || other.replace(/\?.*/, '') === one;

function readTarget(control: HTMLElement): string | undefined {
  const href = control.getAttribute('href');
  return href === null ? undefined : removeCampaignParams(href, location.origin);
}
