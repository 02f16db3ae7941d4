import type { ServiceWorkerState } from '../../contract/service-worker/service-worker-state';
import type { Translate, TranslationKey } from '../../services/i18n/catalogue';
import { createDateFormat } from '../../services/i18n/date-format';

const KILO = 1_000;
const MEGA = 1_000_000;
const GIGA = 1_000_000_000;

/**
 * Formats a number of bytes in kB, MB or GB, such as `1.2 MB`.
 * @param locale BCP 47 language tag
 */
export function formatBytes(bytes: number, locale: string): string {
  const [amount, unit] =
    bytes < MEGA ? [bytes / KILO, 'kilobyte'] : bytes < GIGA ? [bytes / MEGA, 'megabyte'] : [bytes / GIGA, 'gigabyte'];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(amount);
}

/** A row of the diagnostics page: the text key of its label, and its lines of text. */
export interface DiagnosticsRow {
  readonly key: TranslationKey;
  readonly lines: readonly string[];
}

export interface DiagnosticsLocalization {
  readonly t: Translate;
  /** BCP 47 language tag. */
  readonly locale: string;
}

/** Returns the service worker's state as rows of the diagnostics page, in display order. */
export function buildDiagnosticsRows(
  state: ServiceWorkerState,
  { t, locale }: DiagnosticsLocalization,
): readonly DiagnosticsRow[] {
  const { versions, runByPages, nextCheck, images, responses, outbox, storage } = state;
  const formatSize = (bytes: number) => formatBytes(bytes, locale);
  const describeVersion = (version: Exclude<typeof versions, string>[number]) => {
    const files = { stored: version.storedFiles, files: version.files, size: formatSize(version.storedBytes) };
    const broken = version.isComplete ? '' : `, ${t('diagnostics.version.broken')}`;
    return `${version.build}: ${t('diagnostics.version', files)}${broken}`;
  };
  return [
    { key: 'diagnostics.versions', lines: typeof versions === 'string' ? [versions] : versions.map(describeVersion) },
    { key: 'diagnostics.pinned', lines: runByPages },
    {
      key: 'diagnostics.check',
      lines: [typeof nextCheck === 'string' ? nextCheck : formatDateTime(nextCheck, locale)],
    },
    {
      key: 'diagnostics.images',
      lines: [
        typeof images === 'string'
          ? images
          : t('diagnostics.images.kept', { count: images.count, size: formatSize(images.bytes) }),
      ],
    },
    ...(responses === undefined
      ? []
      : [
          {
            key: 'diagnostics.responses',
            lines: [
              typeof responses === 'string'
                ? responses
                : t('diagnostics.responses.cached', { count: responses.count, size: formatSize(responses.bytes) }),
            ],
          } as const,
        ]),
    { key: 'diagnostics.outbox', lines: typeof outbox === 'string' ? [outbox] : describeOutbox(outbox, { t, locale }) },
    {
      key: 'diagnostics.storage',
      lines: [
        t('diagnostics.storage.room', { usage: formatSize(storage.usage ?? 0), quota: formatSize(storage.quota ?? 0) }),
      ],
    },
  ];
}

function describeOutbox(
  { waiting, drops, backoffs }: Exclude<ServiceWorkerState['outbox'], string>,
  { t, locale }: DiagnosticsLocalization,
): string[] {
  const droppedCount = drops.expired + drops.overflow + drops.refused + drops.unreadable;
  return [
    String(waiting),
    ...Object.entries(backoffs).map(([kind, { until }]) =>
      t('diagnostics.outbox.waits', { kind, time: formatDateTime(until, locale) }),
    ),
    ...(droppedCount > 0 ? [t('diagnostics.outbox.dropped', { count: droppedCount })] : []),
  ];
}

/** Whether the active version has files that are not precached yet; false if the versions are unknown. */
export const hasUnprecachedFiles = ({
  versions: [newest],
}: {
  readonly versions: ServiceWorkerState['versions'];
}): boolean => typeof newest === 'object' && newest.storedFiles < newest.files;

/**
 * Formats a date and time with seconds.
 * @param at epoch ms
 * @param locale BCP 47 language tag
 */
export const formatDateTime = (at: number, locale: string): string =>
  createDateFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' }).format(at);
