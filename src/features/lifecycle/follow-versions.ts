import { array, string } from 'valibot';
import { systemClock } from '../../base/clock';
import { readDeployment } from '../../browser/deployment';
import { subscribeNetwork } from '../../browser/network';
import { holdRunningVersion } from '../../browser/running-version';
import { subscribeServiceWorker, tellServiceWorker } from '../../browser/sw-bridge';
import { holdsTypedText } from '../../browser/typed-fields';
import { isVisible, subscribeVisible } from '../../browser/visibility';
import { sessionStore } from '../../browser/web-storage';
import { ROUTES } from '../../contract/paths';
import { FOLLOWED_KEY } from '../../contract/storage-keys';
import type { VersionName } from '../../contract/sw-protocol';
import { text } from '../../services/i18n/i18n';
import { showNotice } from '../../services/layers/notices';
import { merchantPaths } from '../../services/merchant/merchant-paths';
import { useMerchant } from '../../services/merchant/merchant-store';
import { decideOffer, type RunningVersion, recogniseVersion } from './decide-offer';
import { decideFollow, decideReturn, hasMovedTo } from './decide-refresh';
import { scheduleChecks } from './schedule-checks';

const NOTICE = 'update';
/** How many versions a tab remembers to have moved to. */
const REMEMBERED = 20;
const followed = array(string());

let running: RunningVersion;
let offered: string | undefined;

/** Asks for new versions, offers them, and moves this tab along with the others, for as long as the page lives (UPD-1, UPD-2). */
export function followVersions(): void {
  const { build } = readDeployment();
  running = { build, id: undefined };
  holdRunningVersion(build);
  subscribeServiceWorker((message) => {
    if (message.type === 'version-committed' || message.type === 'version-current') offer(message);
    if (message.type === 'refresh') follow(message);
  });
  const onOnline = (listener: () => void) => void subscribeNetwork((online) => online && listener());
  scheduleChecks({ clock: systemClock, onVisible: subscribeVisible, onOnline }, (isHourly) => {
    // Whoever put an update off is asked again in the next round.
    if (isHourly) offered = undefined;
    tellServiceWorker({ type: 'check-version', build, isHourly });
  });
}

function offer(current: VersionName): void {
  running = recogniseVersion(running, current);
  if (!decideOffer(running, current, offered)) return;
  offered = current.id;
  ask(text('update.found'), () => (holdsTypedText() ? askAboutTyped(current, lead) : lead(current)));
}

/** Another tab has moved; this one follows as its member's work allows. */
function follow(version: VersionName): void {
  const hasMoved = hasMovedTo(version, running, movedTo());
  switch (decideFollow({ hasMoved, isVisible: isVisible(), holdsTypedText: holdsTypedText() })) {
    case 'stay':
      break;
    case 'move':
      move(version);
      break;
    case 'ask':
      askAboutTyped(version, move);
      break;
    case 'wait':
      whenVisible(() => follow(version));
      break;
  }
}

function whenVisible(work: () => void): void {
  const stop = subscribeVisible(() => {
    stop();
    work();
  });
}

function askAboutTyped(version: VersionName, go: (version: VersionName) => void): void {
  ask(text('update.unsaved'), () => go(version));
}

function ask(message: string, onRefresh: () => void): void {
  const actions = [{ label: text('update.later') }, { label: text('action.refresh'), onPress: onRefresh }];
  showNotice({ key: NOTICE, message, actions });
}

/** The member pressed Refresh here: the other tabs are told, and this one goes ahead. */
function lead(version: VersionName): void {
  tellServiceWorker({ type: 'refresh-wanted', id: version.id });
  move(version);
}

function move({ id }: VersionName): void {
  sessionStore.set(FOLLOWED_KEY, [...movedTo(), id].slice(-REMEMBERED));
  const { password } = merchantPaths(useMerchant.getState().status);
  if (decideReturn(location.pathname, password) === 'reload') location.reload();
  else location.assign(ROUTES.home.path);
}

const movedTo = (): readonly string[] => sessionStore.get(FOLLOWED_KEY, followed) ?? [];
