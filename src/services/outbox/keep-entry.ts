import type { OutboxEntry } from '../../base/outbox/outbox-entry';
import { appendEntry } from '../../base/outbox/outbox-store';
import { postEntry } from '../../base/outbox/post-entry';
import { useI18n } from '../i18n/i18n';
import { merchantCode } from '../merchant/merchant-store';
import { sendWaiting } from './send-waiting';

/**
 * Puts something written into the outbox before it is first sent (OFF-4). Resolves when it is there; false when nothing
 * can be kept here and the one try that is left then failed.
 */
export async function keepEntry(written: Omit<OutboxEntry, 'merchant' | 'language'>): Promise<boolean> {
  const entry: OutboxEntry = { ...written, merchant: merchantCode(), language: useI18n.getState().language.code };
  const kept = await appendEntry(entry);
  if (!kept.ok) return (await postEntry(entry)).outcome === 'delivered';
  void sendWaiting(false);
  return true;
}
