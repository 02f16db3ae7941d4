import { isOnline } from '../../browser/network';
import { ping } from '../../contract/endpoints/system';
import { text } from '../../services/i18n/i18n';
import { openLayer } from '../../services/layers/layers';
import { call } from '../../services/platform/platform';
import { fetchServices } from './fetch-lines';
import { findOtherLine } from './find-other-line';
import { RecoveryDialog } from './recovery-dialog';

/**
 * The product shows what it knew, and its domain is silent. Only when another domain answers is that the domain's fault
 * and not the network's: then the way there is offered over whatever is on screen (DOM-1, DOM-3).
 */
export async function offerOtherLine(): Promise<void> {
  if (!isOnline() || (await call(ping, { query: {}, quiet: true })).ok) return;
  const line = await findOtherLine();
  if (line === undefined) return;
  const lookUp = { looking: false, line, services: await fetchServices() };
  openLayer({
    kind: 'dialog',
    key: 'other line',
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
