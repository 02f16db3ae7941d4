import { listShownPopups } from './acts-on-home';
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

/** What another page knows of it, and the same tab after a reload, is not checked. */
export function findReopenedPopup(world: World): string | undefined {
  for (const { page } of running(world))
    for (const shown of listShownPopups({ page }))
      if (world.closedPopups.some((closed) => closed.key === shown && closed.page === page))
        return `${shown} is shown again`;
  return undefined;
}

/** What the page takes for the status, and what the platform has confirmed to a page of the browser. */
export function findUnwantedPopup(world: World): string | undefined {
  for (const { page } of running(world)) {
    const [shown] = listShownPopups({ page });
    if (shown === undefined) continue;
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
