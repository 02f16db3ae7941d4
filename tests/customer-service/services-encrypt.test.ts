import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { encryptServicePath } from '../../deploy/customer-service/encrypt-service-path';
import { runServicesEncryptCommand } from '../../deploy/customer-service/services-encrypt-command';
import { customerServiceList } from '../../src/contract/merchant/customer-service';
import { decryptCustomerServicePath } from '../../worker/customer-service-path';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'services-'));
  const settings = { hosts: { 'm.acme.example': 'ACME' }, services: { LIVECHAT: ['direct.lc.chat'] } };
  writeFileSync(path.join(folder, 'settings.json'), JSON.stringify(settings));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function run(...args: string[]) {
  const [output, notes]: [string[], string[]] = [[], []];
  const all = ['--settings', path.join(folder, 'settings.json'), ...args];
  await runServicesEncryptCommand(
    all,
    (line) => output.push(line),
    (line) => notes.push(line),
  );
  return { entries: output.length === 0 ? [] : parse(customerServiceList, JSON.parse(output.join(''))), notes };
}

describe('[OPS-2.13] encrypted entries of customer service', () => {
  test('are entries of the contract, whose path the app decrypts', async () => {
    const { entries, notes } = await run(
      ...['LIVECHAT=https://direct.lc.chat/123?a=b', '--title', 'Live chat', '--position', 'FLOAT,FOOTER'],
    );
    expect(entries).toEqual([
      { csType: 'LIVECHAT', csPosition: 'FLOAT,FOOTER', title: 'Live chat', path: expect.any(String) },
    ]);
    expect(decryptCustomerServicePath(entries[0]?.path ?? '')).toEqual({
      ok: true,
      value: 'https://direct.lc.chat/123?a=b',
    });
    expect(notes).toEqual([]);
  });

  test('have the type as title and float, and another key each time', async () => {
    const { entries } = await run('LIVECHAT=https://direct.lc.chat/', 'AICAN=https://m.acme.example/help');
    expect(entries.map(({ csType, title, csPosition }) => [csType, title, csPosition])).toEqual([
      ['LIVECHAT', 'LIVECHAT', 'FLOAT'],
      ['AICAN', 'AICAN', 'FLOAT'],
    ]);
    expect(encryptServicePath('https://a.example')).not.toBe(encryptServicePath('https://a.example'));
  });

  test('an entry that the settings hide is told, with what to add', async () => {
    const { entries, notes } = await run('CBS=https://chat.example/1', 'AICAN=https://m.acme.example/');
    expect(entries).toHaveLength(2);
    expect(notes).toEqual([
      'The app hides CBS until the settings list its host: "services": { "CBS": ["chat.example"] }',
    ]);
  });

  test.each([
    [[], 'npm run services:encrypt -- TYPE=URL'],
    [['https://direct.lc.chat'], 'is no TYPE=URL, such as LIVECHAT='],
    [['livechat=https://direct.lc.chat'], 'livechat is no type of customer service: write it in capitals'],
    [['LIVECHAT=direct.lc.chat'], 'direct.lc.chat is no complete URL'],
    [['LIVECHAT=http://direct.lc.chat'], 'opens http:, and the app opens https: alone'],
    [['LIVECHAT=javascript:alert(1)'], 'opens javascript:, and the app'],
    [['LIVECHAT=https://a:b@direct.lc.chat'], 'has a user name or a password, which every visitor could read'],
    [['LIVECHAT=https://direct.lc.chat', '--position', 'TOP'], 'TOP is no position: FLOAT, SIDE, FOOTER'],
    [['A=https://a.example', 'B=https://b.example', '--title', 'x'], '--title is for one entry'],
    [['A=https://a.example', '--settings', '/no/such.json'], '/no/such.json cannot be read'],
  ])('%j is refused before anything is printed, with the reason', async (args, reason) => {
    await expect(run(...args)).rejects.toThrow(reason);
  });
});
