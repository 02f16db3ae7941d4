import { useState } from 'react';
import { Button } from '../../ui/button';
import { useText } from '../i18n/i18n';
import { showNotice } from '../layers/notices';
import { useMerchant } from '../merchant/merchant-store';
import { openSupport } from './open-support';

const NOBODY: readonly never[] = [];

/** Opens customer service from a screen on which nothing else works; absent when the merchant names no service. */
export function ContactButton() {
  const t = useText();
  const entries = useMerchant(({ status }) => status?.info.customerService ?? NOBODY);
  const [busy, setBusy] = useState(false);
  if (entries.length === 0) return null;

  async function contact() {
    if (busy) return;
    setBusy(true);
    const opened = await openSupport(entries);
    setBusy(false);
    if (!opened) showNotice({ message: t('support.unavailable') });
  }

  return (
    <Button look="secondary" wide busy={busy} onClick={contact}>
      {t('support.contact')}
    </Button>
  );
}
