import { withTimeout } from '../../base/async';
import { systemClock } from '../../base/clock';
import { ok } from '../../base/result';
import { isOnline } from '../../browser/network';
import { isVisible, subscribeVisible } from '../../browser/visibility';
import { ping } from '../../contract/endpoints/system';
import { text } from '../../services/i18n/i18n';
import { closeLayer, openLayer } from '../../services/layers/layers';
import { call } from '../../services/platform/platform';
import { knownServices } from '../../services/support/fetch-services';
import { findOtherLine } from './find-other-line';
import { keepAsking } from './keep-asking';
import { OFFER, RecoveryDialog } from './recovery-dialog';

/** This domain may only be slow: it has so much longer than another one took, milliseconds. */
const OWN_TIME = 3_000;
/** A domain that answers a ping within so many milliseconds is not the fault: no other one is looked for. */
const SOON = 1_000;

let isRunning = false;

/**
 * The domain is silent. Until there is a status of now the platform is asked again, at once when it answers a ping
 * (BOOT-5); meanwhile another domain is offered over whatever is on screen, if one answers (DOM-1, DOM-3).
 * @param refresh asks for the status; answers whether it came
 * @param fresh resolves when there is a status of now
 * @param isGone whether the domain has said itself that it is no more: its screen looks for another one then
 */
export async function recover(
  refresh: () => Promise<boolean>,
  fresh: Promise<void>,
  isGone: () => boolean,
): Promise<void> {
  if (isRunning) return;
  isRunning = true;
  let isOver = false;
  let isOffered = false;
  void fresh.then(() => {
    isOver = true;
    closeLayer(OFFER);
  });

  const seeksNone = () => isOver || isOffered || isGone();
  async function round(): Promise<boolean> {
    if (!isOver && !isOnline()) return false;
    let asked: Promise<boolean> | undefined;
    const again = async () => {
      if (isOver) return true;
      asked ??= refresh();
      return asked;
    };
    const line = seeksNone() ? undefined : await findLineInstead(again);
    if (line !== undefined && !seeksNone()) {
      isOffered = true;
      offer(line);
    }
    return again();
  }

  await keepAsking(round, { isVisible, subscribeVisible, clock: systemClock });
}

/** Another domain that answers while this one does not: only then is that the domain's fault and not the network's. */
async function findLineInstead(onAnswer: () => Promise<unknown>): Promise<string | undefined> {
  const own = call(ping, { query: {}, quiet: true });
  void own.then((answer) => answer.ok && onAnswer());
  const soon = await withTimeout(own, SOON, systemClock);
  if (soon.ok && soon.value.ok) return undefined;
  const finding = await findOtherLine();
  if (!finding.ok) return undefined;
  const heard = await withTimeout(own, OWN_TIME, systemClock);
  return heard.ok && heard.value.ok ? undefined : finding.value;
}

function offer(line: string): void {
  const lookUp = { finding: ok(line), services: knownServices() };
  openLayer({
    kind: 'dialog',
    key: OFFER,
    render: (close, overlay) => (
      <RecoveryDialog
        message={text('domain.silent')}
        lookUp={lookUp}
        onRetry={close}
        onClose={close}
        overlay={overlay}
      />
    ),
  });
}
