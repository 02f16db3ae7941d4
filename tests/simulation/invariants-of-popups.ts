import { listShownPopups, readAudience, readPopupProps } from './acts-on-home';
import type { World } from './world';

/** Length of the breaks that members take: a day (ms). */
export const BREAK_MS = 86_400_000;

const running = ({ tabs }: World) => tabs.filter(({ isFrozen }) => !isFrozen);

export function findSecondPopup(world: World): string | undefined {
  for (const tab of running(world)) {
    const shown = listShownPopups(tab);
    const { stack } = tab.page.app.useOverlays.getState();
    if (shown.length > 0 && stack.length > 1) return stack.map(({ key }) => key).join(' and ');
  }
  return undefined;
}

/** Of banners, and how they are closed in one page. What another page knows of it, and the same tab after a reload, is not checked. */
export function findReopenedPopup(world: World): string | undefined {
  for (const { page } of running(world))
    for (const shown of listShownPopups({ page }))
      if (world.closedPopups.some((closed) => !closed.hashes && closed.key === shown && closed.page === page))
        return `${shown} is shown again`;
  return undefined;
}

/** How long it takes at most until the browser has stored that a popup was closed (ms). */
const STORING_MS = 500;
/** How long announcements stay closed that were closed without a box (ms). */
const VISIT_MS = 12 * 3_600_000;

/** Announcements that somebody has closed stay closed, in this page and in those that are opened afterwards (POP-3). */
export function findReopenedAnnouncements(world: World): string | undefined {
  const { loop, closedPopups } = world;
  for (const tab of running(world)) {
    const [key] = listShownPopups(tab);
    const slides = key === undefined ? undefined : readPopupProps(tab, key)?.slides;
    if (key === undefined || !slides) continue;
    const audience = readAudience(tab);
    const ofPopup = closedPopups.filter(
      (closed) =>
        closed.key === key &&
        closed.audience === audience &&
        (closed.page === tab.page || closed.at + STORING_MS < tab.page.openedAt),
    );
    const last = ofPopup.at(-1);
    if (!last) continue;
    const known = new Set(ofPopup.flatMap(({ hashes = [] }) => hashes));
    if (last.choice !== 'forever' && slides.some(({ hash }) => !known.has(hash))) continue;
    const midnight = new Date(last.at).setHours(24, 0, 0, 0);
    const until = { visit: Math.min(last.at + VISIT_MS, midnight), today: midnight }[last.choice as string];
    if (until === undefined || loop.now < until) return `${key} of ${audience || 'a visitor'}: ${last.choice}`;
  }
  return undefined;
}

/** What the page takes for the status, and what the platform has confirmed to a page of the browser. */
export function findUnwantedPopup(world: World): string | undefined {
  for (const { page } of running(world)) {
    const [shown] = listShownPopups({ page });
    if (shown === undefined) continue;
    // News goes on during a break.
    const slides = readPopupProps({ page }, shown)?.slides;
    if (slides?.every(({ promotionType }) => promotionType === '')) continue;
    const status = page.app.getPlayStatus();
    if (status !== 'open') return `${shown} with the status ${status}`;
    const member = world.memberOf(page);
    // A visitor may be any member of this browser.
    for (const [name, { from, isStored }] of world.breaks)
      if (isStored && (member === undefined || member === name) && world.loop.now < from + BREAK_MS)
        return `${shown} during the break of ${name}`;
  }
  return undefined;
}
