import type { LinkTarget } from '../../base/link-target';
import { openWindow } from '../../browser/page/windows';
import { navigateTo } from '../navigation/navigate';
import { track } from '../tracking/track';

/** Opens the target of a link on a click: a page in this tab, anything else in a new window (LINK-1, LINK-2). */
export function openLinkTarget(target: LinkTarget): void {
  switch (target.kind) {
    case 'page':
      navigateTo(target.path);
      break;
    case 'download':
      void track('downloadApp');
      openWindow(target.url);
      break;
    case 'window':
      openWindow(target.url);
      break;
    case 'nowhere':
  }
}
