import type { BrowserContext } from '@playwright/test';
import { OUTBOX_REQUEST_PATHS } from '../../../src/contract/paths';
import { OUTBOX_DATABASE } from '../../../src/contract/storage-keys';
import { getDemoMembers } from '../../platform/seed/demo-members';
import type { TestPlatform } from '../browser/test-platform';
import { recordBrowserOutput } from './browser-output-recorder';
import {
  findPrivateData,
  type PrivateDataKind,
  type PrivateValue,
  type RecordedOutboxEntry,
} from './find-private-data';
import { findStoredSecrets, observeStorageWrites, type StorageWrite } from './storage-write-recorder';

/** Fields of requests and headers whose values are private. */
const PRIVATE_FIELDS: Readonly<Record<string, PrivateDataKind>> = {
  password: 'password',
  oldPassword: 'password',
  newPassword: 'password',
  authorization: 'token',
  token: 'token',
  firebaseIdToken: 'token',
  mobileNum: 'phone',
  email: 'e-mail',
  payeeName: 'name',
  holder: 'name',
  number: 'account',
  contact: 'contact',
};

const OUTBOX_KINDS: ReadonlyMap<string, string> = new Map(
  Object.entries(OUTBOX_REQUEST_PATHS).map(([kind, path]) => [path, kind]),
);

const findFields = (fields: object): PrivateValue[] =>
  Object.entries(fields).flatMap(([name, value]) => {
    const kind = PRIVATE_FIELDS[name];
    return kind !== undefined && typeof value === 'string' ? [{ kind, value }] : [];
  });

const OUTBOX_ENTRIES = `${OUTBOX_DATABASE}/entries`;

/** Private values of the demo members, whether or not a test uses them. */
const MEMBER_VALUES: readonly PrivateValue[] = getDemoMembers('').flatMap(({ mobile = '', ...member }) =>
  findFields({ ...member, mobileNum: mobile }),
);

/**
 * Records, during one test, every entry that a page adds to its outbox, every such request that the platform receives,
 * every batch that its collector receives, what else leaves the pages (browser-output-recorder.ts) and what they write
 * to their storages, and the private data that is typed or sent meanwhile (TRK-1, OFF-4, OPS-4, SESS-1, REM-2).
 * @returns a function that returns what is private in what was recorded, as `field: kind` or `place: kind`
 */
export async function recordPrivateData(context: BrowserContext, platform: TestPlatform): Promise<() => string[]> {
  const entries: RecordedOutboxEntry[] = [];
  const values: PrivateValue[] = [...MEMBER_VALUES];
  const sessionTokens = new Set<string | undefined>();
  const stop = platform.observeRequests(({ path, headers, body, decryptedBody }) => {
    const kind = OUTBOX_KINDS.get(path);
    if (kind !== undefined) entries.push({ kind, body });
    sessionTokens.add(headers.authorization);
    values.push(...findFields({ ...parseFields(decryptedBody ?? body), authorization: headers.authorization }));
  });
  const stopBatches = platform.observeBatches(({ body }) => void entries.push({ kind: 'collector', body }));
  const writes: StorageWrite[] = [];
  await observeStorageWrites(context, (noted) => {
    writes.push(...noted);
    for (const { place, text } of noted) {
      if (place !== OUTBOX_ENTRIES) continue;
      const { kind: entryKind, body } = Object(parseFields(text));
      if (typeof entryKind === 'string' && typeof body === 'string') entries.push({ kind: entryKind, body });
    }
  });
  const findInOutput = recordBrowserOutput(context, platform.port);
  return () => {
    stop();
    stopBatches();
    const looked = [...new Map(values.map((one) => [`${one.kind} ${one.value}`, one])).values()];
    return [
      ...new Set([
        ...entries.flatMap((entry) => findPrivateData(entry, looked)),
        ...findInOutput(looked),
        // Only tokens of sessions: that of a push device belongs to the device.
        ...findStoredSecrets(
          writes,
          looked.filter(({ kind, value }) => kind !== 'token' || sessionTokens.has(value)),
        ),
      ]),
    ];
  };
}

function parseFields(body: string): object {
  try {
    return Object(JSON.parse(body));
  } catch {
    // A request without a body, or one that cannot be decrypted.
    return {};
  }
}
