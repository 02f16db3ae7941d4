import type { WorkerState } from '../../contract/worker-state';
import type { TextKey, Translate } from '../../services/i18n/catalogue';
import { formatBytes } from './format-bytes';

/** A line of the diagnostics: what it tells of, and what it tells. */
export interface StateLine {
  readonly key: TextKey;
  readonly told: readonly string[];
}

export interface Spoken {
  readonly t: Translate;
  /** BCP 47. */
  readonly locale: string;
}

/** What the worker's state tells a person, in the order it is shown. */
export function describeState(state: WorkerState, { t, locale }: Spoken): readonly StateLine[] {
  const { versions, runByPages, nextCheck, images, outbox, storage } = state;
  const size = (bytes: number) => formatBytes(bytes, locale);
  const kept = (version: Exclude<typeof versions, string>[number]) => {
    const files = { stored: version.storedFiles, files: version.files, size: size(version.storedBytes) };
    const broken = version.isWhole ? '' : `, ${t('diagnostics.version.broken')}`;
    return `${version.build}: ${t('diagnostics.version', files)}${broken}`;
  };
  return [
    { key: 'diagnostics.versions', told: typeof versions === 'string' ? [versions] : versions.map(kept) },
    { key: 'diagnostics.pinned', told: runByPages },
    { key: 'diagnostics.check', told: [typeof nextCheck === 'string' ? nextCheck : formatTime(nextCheck, locale)] },
    {
      key: 'diagnostics.images',
      told: [
        typeof images === 'string'
          ? images
          : t('diagnostics.images.kept', { count: images.count, size: size(images.bytes) }),
      ],
    },
    { key: 'diagnostics.outbox', told: typeof outbox === 'string' ? [outbox] : describeOutbox(outbox, t) },
    {
      key: 'diagnostics.storage',
      told: [t('diagnostics.storage.room', { usage: size(storage.usage ?? 0), quota: size(storage.quota ?? 0) })],
    },
  ];
}

function describeOutbox({ waiting, drops }: Exclude<WorkerState['outbox'], string>, t: Translate): string[] {
  const given = drops.expired + drops.overflow + drops.refused;
  return [String(waiting), ...(given > 0 ? [t('diagnostics.outbox.dropped', { count: given })] : [])];
}

/** Whether the version in charge lacks a file that could be fetched in advance. */
export const lacksFiles = ({ versions: [newest] }: { readonly versions: WorkerState['versions'] }): boolean =>
  typeof newest === 'object' && newest.storedFiles < newest.files;

/** A moment as it is told on screen. */
export const formatTime = (at: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' }).format(at);
