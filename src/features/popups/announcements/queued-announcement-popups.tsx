import { useEffect, useState } from 'react';
import { computeTextFingerprint } from '../../../base/text-fingerprint';
import type { PopupSettings } from '../../../contract/merchant/popup-settings';
import { useI18n } from '../../../services/i18n/i18n';
import { useMerchant } from '../../../services/merchant/merchant-store';
import { logPopupStatuses } from '../../../services/popups/popup-log';
import { useEnqueuePopup } from '../../../services/popups/popup-queue-store';
import { type AnnouncementPopupState, savePopupRecord, usePopupRecords } from '../../../services/popups/popup-records';
import { useSession } from '../../../services/session/session-store';
import { AnnouncementPopup } from './announcement-popup';
import {
  type AnnouncementHideChoice,
  adoptEarlierHashes,
  clampHiddenUntil,
  computeAnnouncementStateAfterClosing,
  findAnnouncementPopupSuppressionReason,
} from './announcement-popup-rules';
import type { PickedAnnouncements } from './pick-announcements';
import { useAnnouncements } from './use-announcements';

/**
 * Interval at which useNow() updates the current time (ms), so that a popup that is hidden until midnight becomes due
 * again.
 */
const TIME_CHECK_MS = 30_000;

/**
 * Adds two announcement popups to the popup queue: one with the announcements that must be read, one with the others
 * (POP-3).
 */
export function QueuedAnnouncementPopups({ settings }: { readonly settings: PopupSettings }) {
  const picked = useAnnouncements();
  useEffect(() => {
    if (picked) logInvisibleAnnouncements(picked);
  }, [picked]);
  return (
    <>
      <QueueAnnouncementPopup isForced settings={settings} picked={picked && filterByForceRead(picked, true)} />
      <QueueAnnouncementPopup
        isForced={false}
        settings={settings}
        picked={picked && filterByForceRead(picked, false)}
      />
    </>
  );
}

const filterByForceRead = ({ slides, invisible }: PickedAnnouncements, isForced: boolean): PickedAnnouncements => ({
  slides: slides.filter(({ forceRead }) => forceRead === isForced),
  invisible: invisible.filter(({ forceRead }) => forceRead === isForced),
});

const kindOf = (isForced: boolean) => (isForced ? 'forced-announcements' : 'announcements');

/** Lists the announcements that show nothing under /m/diagnostics, where the merchant's support finds them. */
const logInvisibleAnnouncements = ({ invisible }: PickedAnnouncements): void =>
  logPopupStatuses(
    invisible.map(({ id, forceRead }) => ({
      key: `announcement ${id}`,
      kind: kindOf(forceRead),
      status: 'skipped',
      reason: 'nothing to see',
    })),
    Date.now(),
  );

interface QueueAnnouncementPopupProps {
  readonly settings: PopupSettings;
  readonly isForced: boolean;
  readonly picked: PickedAnnouncements | undefined;
}

function QueueAnnouncementPopup({ settings, isForced, picked }: QueueAnnouncementPopupProps) {
  const kind = kindOf(isForced);
  const slides = picked?.slides ?? NO_SLIDES;
  const recordKey = useRecordKey(kind);
  const records = usePopupRecords((state) => state.records);
  const now = useNow();
  const record = records?.get(recordKey);
  const state = record?.kind === 'announcements' ? record : undefined;
  useEffect(() => {
    if (!state) return;
    const current = adoptEarlierHashes(clampHiddenUntil(state, Date.now()), slides);
    if (current !== state) savePopupRecord(recordKey, current);
  }, [state, slides, recordKey]);

  const dismiss = (choice: AnnouncementHideChoice) =>
    savePopupRecord(recordKey, computeAnnouncementStateAfterClosing(hashesOf(slides), state, choice, Date.now()));
  const skipped = decideSkipReason(picked, records !== undefined, state, now);
  useEnqueuePopup({
    key: kind,
    kind,
    ...(skipped !== undefined && { skipped }),
    render: (toasts) => (
      <AnnouncementPopup
        slides={slides}
        layout={settings.layout}
        hideBox={settings.hideBox}
        isClosable={settings.closable}
        isForced={isForced}
        toasts={toasts}
        onDismiss={dismiss}
      />
    ),
  });
  return null;
}

const NO_SLIDES: PickedAnnouncements['slides'] = [];

const hashesOf = (slides: PickedAnnouncements['slides']) => slides.map(({ hash }) => hash);

function decideSkipReason(
  picked: PickedAnnouncements | undefined,
  hasRecords: boolean,
  state: AnnouncementPopupState | undefined,
  now: number,
): string | undefined {
  if (picked === undefined) return 'the list is loading';
  if (!hasRecords) return 'what was closed before is loading';
  return findAnnouncementPopupSuppressionReason({
    announcements: picked.slides,
    hasInvisible: picked.invisible.length > 0,
    state,
    isSwitchedOff: false,
    now,
  });
}

/**
 * Returns the key under which the state of a popup is stored. The key contains the kind of the popup, the merchant,
 * the language and the audience: `visitor` or a fingerprint of the member.
 */
function useRecordKey(kind: string): string {
  const merchant = useMerchant(({ code }) => code);
  const language = useI18n((state) => state.language.code);
  const audience = useSession(({ session }) =>
    session ? computeTextFingerprint(session.userName || session.id) : 'visitor',
  );
  return `${kind}|${merchant}|${language}|${audience}`;
}

/** Returns the current time (epoch ms), updated every TIME_CHECK_MS. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TIME_CHECK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
