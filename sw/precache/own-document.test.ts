import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { joinDocument, renderHostHead } from '../../deploy/documents/document-parts.mjs';
import {
  createShellFile,
  createStoredVersion,
  type ServiceWorkerFixture,
  startServiceWorkerFixture,
  toAssetManifestEntry,
} from '../../tests/support/service-worker/service-worker-fixture';
import { findStoredShell } from '../routes/navigation';
import { storeContentByHash } from '../versions/content-store';
import { setVersionsInMemory } from '../versions/versions-in-memory';
import { fetchFile } from './fetch-file';
import { precacheVersionFromServer } from './precache-version';

const shell = createShellFile('b1');
const OWN = 'm.own.example';
const headOf = (merchant: string, host: string, title = merchant) =>
  renderHostHead(
    { merchant, hosts: [host] },
    { tag: 'en', dir: 'ltr', title, description: '', image: '', icon: '', themeColor: '' },
  );
const unlistedHead = (merchant: string, merchants = ['FAIR', 'KOPI'], hosts: readonly string[] = []) =>
  renderHostHead({ merchant, hosts, merchants });

let rig: ServiceWorkerFixture;
/** Makes the server respond with this document. */
function serve(document: string, etag = ''): void {
  const { respond } = rig.server;
  rig.server.respond = (request, response) => {
    if (!request.url.startsWith('/m/index.html')) return respond(request, response);
    response.writeHead(200, { 'content-type': 'text/html', ...(etag && { etag }) }).end(document);
  };
}
beforeEach(async () => {
  rig = await startServiceWorkerFixture();
  vi.stubGlobal('location', new URL(`https://${OWN}/m/sw.js`));
  rig.deploy({ build: 'b1', files: [shell] });
});
afterEach(() => rig.close());

const own = () => joinDocument(headOf('KOPI', OWN), shell.text);

describe('[OPS-2] the document of the host', () => {
  const fetched = async () => {
    const result = await fetchFile(toAssetManifestEntry(shell));
    return result.ok ? result.value.text() : result.error;
  };

  test('[OPS-2.3] the manifest verifies the shell of the document, whatever the head of the host is', async () => {
    serve(own());
    expect(await fetched()).toBe(own());
    serve(joinDocument(headOf('KOPI', OWN, 'Another title'), shell.text));
    expect(await fetched()).toContain('Another title');
    serve(joinDocument(headOf('KOPI', OWN), `${shell.text}!`));
    expect(await fetched()).toBe('length');
    serve(joinDocument(headOf('KOPI', OWN), shell.text.replace('b', 'c')));
    expect(await fetched()).toBe('hash');
  });

  test.each([
    ['of another host', () => joinDocument(headOf('FAIR', 'fair.example'), shell.text)],
    ['for unlisted hosts', () => joinDocument(unlistedHead('', ['FAIR', 'KOPI']), shell.text)],
    ['for unlisted hosts with another default merchant', () => joinDocument(unlistedHead('FAIR'), shell.text)],
    [
      'for unlisted hosts with the same merchant',
      () => joinDocument(unlistedHead('KOPI', ['KOPI'], [OWN]), shell.text),
    ],
    ['whose block is damaged', () => own().replace('"merchant"', '"merch')],
    ['without a block', () => joinDocument('<!doctype html>\n', shell.text)],
    ['without a head', () => shell.text],
  ])('[OPS-2.3] a document %s is stored with the head that was stored before', async (_, document) => {
    const older = createShellFile('b0');
    const version = createStoredVersion('b0', [older]);
    await storeContentByHash(
      version.files[0]?.sha256 ?? '',
      new Response(joinDocument(headOf('KOPI', OWN), older.text)),
    );
    setVersionsInMemory([version]);
    serve(document());
    expect(await fetched()).toBe(own());
  });

  test('[OPS-2.3] a document for unlisted hosts replaces one for unlisted hosts, and the host’s own replaces both', async () => {
    const version = createStoredVersion('b0', [createShellFile('b0')]);
    const store = (head: string) =>
      storeContentByHash(version.files[0]?.sha256 ?? '', new Response(joinDocument(head, createShellFile('b0').text)));
    setVersionsInMemory([version]);
    await store(unlistedHead(''));
    serve(joinDocument(unlistedHead('KOPI', ['KOPI']), shell.text));
    expect(await fetched()).toContain('"merchant":"KOPI"');
    serve(own());
    expect(await fetched()).toBe(own());
  });

  test('the first document of a device is stored as it is, so that a wrong one starts neutral and not at all', async () => {
    setVersionsInMemory([]);
    const foreign = joinDocument(headOf('FAIR', 'fair.example'), shell.text);
    serve(foreign);
    expect(await fetched()).toBe(foreign);
  });

  test('[OPS-2.3][UPD-1] a changed head is stored by the next check, and is no new version', async () => {
    serve(own(), '"1"');
    expect(await precacheVersionFromServer()).toBe(true);
    const { length } = rig.broadcasts;
    serve(joinDocument(headOf('KOPI', OWN, 'New title'), shell.text), '"2"');
    expect(await precacheVersionFromServer()).toBe(true);
    expect(await (await findStoredShell())?.text()).toContain('<title>New title</title>');
    expect(rig.broadcasts).toHaveLength(length);
  });

  test('a document with the same ETag is not stored again', async () => {
    serve(own(), '"1"');
    await precacheVersionFromServer();
    serve(joinDocument(headOf('KOPI', OWN, 'New title'), shell.text), '"1"');
    await precacheVersionFromServer();
    expect(await (await findStoredShell())?.text()).toBe(own());
  });
});
