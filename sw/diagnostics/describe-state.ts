import { readOutboxState, readPause } from '../../src/base/outbox/outbox-store';
import type { WorkerState } from '../../src/contract/worker-state';
import { listImages } from '../images/image-index';
import { hasContent } from '../versions/content-store';
import { filesOf, type Generations } from '../versions/generations';
import { isWhole } from '../versions/known-versions';
import { runningBuilds } from '../versions/running-builds';
import { readGenerations, readNextCheck } from '../versions/versions-store';
import { readFaults } from './faults';

/** What this worker has and what went wrong: no token, no id of a member or a device, no address a visitor asked for. */
export async function describeState(): Promise<WorkerState> {
  const [generations, nextCheck, images, outbox, pause, running, faults, room] = await Promise.all([
    readGenerations(),
    readNextCheck(),
    listImages(),
    readOutboxState(),
    readPause(),
    runningBuilds(),
    readFaults(),
    navigator.storage?.estimate(),
  ]);
  return {
    versions: generations.ok ? await describeVersions(generations.value) : generations.error,
    runByPages: [...running],
    nextCheck: nextCheck.ok ? nextCheck.value : nextCheck.error,
    images: images.ok ? { count: images.value.length, bytes: sum(images.value) } : images.error,
    outbox: outbox.ok ? { ...outbox.value, pausedUntil: pause.ok ? pause.value.until : 0 } : outbox.error,
    storage: { usage: room?.usage, quota: room?.quota },
    faults: [...faults],
  };
}

const describeVersions = (generations: Generations) =>
  Promise.all(
    generations.map(async (version) => {
      const { build, id, files } = version;
      const isStored = await Promise.all(files.map(({ sha256 }) => hasContent(sha256)));
      const stored = files.filter((_, index) => isStored[index]);
      return {
        build,
        id,
        isWhole: await isWhole(version),
        critical: filesOf(version, 'critical').length,
        files: files.length,
        storedFiles: stored.length,
        bytes: sum(files),
        storedBytes: sum(stored),
      };
    }),
  );

const sum = (sized: readonly { readonly bytes: number }[]) => sized.reduce((total, { bytes }) => total + bytes, 0);
