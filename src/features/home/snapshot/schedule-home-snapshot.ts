import { readBuildInfo } from '../../../browser/page/build-info';
import { runWhenIdle } from '../../../browser/page/first-paint';
import { safeLocalStorage } from '../../../browser/storage/web-storage';
import { type HomeSnapshot, MAX_HOME_SNAPSHOT_CHARS } from '../../../contract/bootstrap/home-snapshot';
import { isHomeWithoutFilter } from '../../../contract/bootstrap/home-without-filter';
import { HOME_SNAPSHOT_KEY, THEME_SNAPSHOT_KEY } from '../../../contract/storage-keys';
import { getRequestLanguageCode } from '../../../services/i18n/i18n';
import { useMerchant } from '../../../services/merchant/merchant-store';
import { queryClient } from '../../../services/queries/query-client';
import { useSession } from '../../../services/session/session-store';
import { captureSnapshotNode, isInView } from './capture-snapshot-node';

/** Interval between the checks whether home has finished loading (ms). */
const POLL_MS = 500;

/** Selects the places that modules have until their scripts and data have come (TilePlaceholder and the like). */
const PLACEHOLDER_SELECTOR = '#root main li[aria-hidden]';

/**
 * Saves a snapshot of home once its requests have finished, its modules have their content and its images have loaded,
 * because a later start would show what is empty as an empty band. Saves nothing if a member is signed in, or was signed
 * in at any time since the page was loaded, so that a snapshot contains no data of a member. Returns a function that
 * cancels the pending save.
 */
export function scheduleHomeSnapshot(): () => void {
  let isStopped = false;
  const timer = setInterval(() => {
    if (queryClient.isFetching() > 0 || !isAtStart() || hasPlaceholders() || !hasTheme()) return;
    clearInterval(timer);
    runWhenIdle(() => {
      if (!isStopped) save();
    });
  }, POLL_MS);
  return () => {
    isStopped = true;
    clearInterval(timer);
  };
}

/** Whether the theme for the next start is stored. Without it, the next start could not use the home snapshot. */
const hasTheme = () => safeLocalStorage.keys(THEME_SNAPSHOT_KEY).length > 0;

/** Whether home is scrolled to the top and the images of its first screen have loaded. */
function isAtStart(): boolean {
  const images = [...document.querySelectorAll<HTMLImageElement>('#root img[src][decoding=sync]')];
  return scrollY === 0 && images.every(({ complete }) => complete);
}

const readViewSize = () => ({ width: innerWidth, height: innerHeight });

const hasPlaceholders = (): boolean =>
  [...document.querySelectorAll(PLACEHOLDER_SELECTOR)].some((place) => isInView(place, readViewSize()));

function save(): void {
  const { session, epoch } = useSession.getState();
  const merchant = useMerchant.getState().status?.info.merchantCode;
  if (session || epoch > 0 || merchant === undefined || scrollY !== 0 || !isHomeWithoutFilter(location)) return;
  try {
    const frame = document.querySelector('#root main')?.parentElement;
    const node = frame ? captureSnapshotNode(frame, readViewSize()) : undefined;
    if (node === undefined) return;
    const snapshot: HomeSnapshot = {
      style: readBuildInfo().style,
      merchant,
      language: getRequestLanguageCode(),
      at: Date.now(),
      nodes: [node],
    };
    if (JSON.stringify(snapshot).length <= MAX_HOME_SNAPSHOT_CHARS) safeLocalStorage.set(HOME_SNAPSHOT_KEY, snapshot);
    else safeLocalStorage.remove(HOME_SNAPSHOT_KEY);
  } catch {
    // captureSnapshotNode() throws if a list is scrolled; the previous snapshot is kept.
  }
}
