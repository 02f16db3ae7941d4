import { useState } from 'react';
import type { CustomerServiceEntry } from '../../contract/customer-service';
import { Button } from '../../ui/button';
import { useText } from '../i18n/i18n';
import { showToast } from '../layers/layers';
import { openSupport } from './open-support';

/** One button for every way to reach customer service; none where there is none (CS-1). */
export function ServiceButtons({ entries }: { readonly entries: readonly CustomerServiceEntry[] }) {
  return entries.map((entry) => <ServiceButton key={`${entry.csType} ${entry.path}`} entry={entry} />);
}

function ServiceButton({ entry }: { readonly entry: CustomerServiceEntry }) {
  const t = useText();
  const [busy, setBusy] = useState(false);

  async function open() {
    if (busy) return;
    setBusy(true);
    const opened = await openSupport([entry]);
    setBusy(false);
    if (!opened) showToast(t('support.unavailable'), 'alert');
  }

  return (
    <Button look="secondary" wide busy={busy} onClick={open}>
      {entry.title || t('support.contact')}
    </Button>
  );
}
