import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { renderNginxEnvironment } from '../../../deploy/environment.mjs';
import { NGINX_PORT } from '../../../deploy/nginx-locations.mjs';

interface Instruction {
  readonly name: string;
  readonly value: string;
}

/** Parses a Containerfile into its stages, each a list of instructions; lines that end with `\` are continued. */
function parseContainerfile(text: string): Instruction[][] {
  const lines = text
    .replace(/^#.*\n/gm, '')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const stages: Instruction[][] = [];
  for (const line of lines) {
    const [, name = '', value = ''] = /^([A-Z]+) (.+)$/.exec(line) ?? [];
    if (name === 'FROM') stages.push([]);
    stages.at(-1)?.push({ name, value });
  }
  return stages;
}

const read = (file: string) => readFileSync(file, 'utf8');
const stages = parseContainerfile(read('deploy/Containerfile'));
const served = stages.at(-1) ?? [];
const valuesOf = (name: string) => served.filter((one) => one.name === name).map(({ value }) => value);

describe('[OPS-2.4] the image', () => {
  test('has instructions that exist, and starts the script that the tests run', () => {
    const names = ['FROM', 'WORKDIR', 'COPY', 'RUN', 'ARG', 'USER', 'EXPOSE', 'STOPSIGNAL', 'CMD'];
    for (const { name, value } of stages.flat()) expect([names.includes(name), value]).toEqual([true, value]);
    expect(valuesOf('CMD')).toEqual(['["sh", "/opt/fairground/deploy/start-nginx.sh"]']);
    for (const copied of valuesOf('COPY').filter((value) => !value.startsWith('--from')))
      expect([copied, existsSync(copied.split(' ')[0] ?? '')]).toEqual([copied, true]);
  });

  test('runs as a numbered user that is not root, from its last instruction on', () => {
    const user = served.findIndex(({ name }) => name === 'USER');
    expect(served[user]?.value).toMatch(/^[1-9]\d{3,}:[1-9]\d{3,}$/);
    expect(served.slice(user + 1).map(({ name }) => name)).toEqual(['EXPOSE', 'STOPSIGNAL', 'CMD']);
  });

  test('listens on one unprivileged port, the same everywhere', () => {
    expect(NGINX_PORT).toBeGreaterThan(1023);
    expect(valuesOf('EXPOSE')).toEqual([String(NGINX_PORT)]);
    expect(read('deploy/nginx.conf').match(/listen \d+/g)).toEqual([`listen ${NGINX_PORT}`]);
  });

  test('writes nothing outside of one folder', () => {
    const paths = [...read('deploy/nginx.conf').matchAll(/^\s*(?:pid|\w+_temp_path) (\S+);/gm)].map(([, file]) => file);
    expect(paths).toHaveLength(6);
    for (const file of paths) expect(file).toMatch(/^\/run\/fairground\//);
    expect(valuesOf('RUN').join()).toContain('ln -sf /dev/stdout /var/log/nginx/access.log');
    expect(valuesOf('RUN').join()).toContain('ln -s /run/fairground/current /srv/fairground/current');
  });
});

interface Service {
  readonly [key: string]: unknown;
  readonly build: { readonly context: string; readonly dockerfile: string; readonly target?: string };
  readonly environment: Readonly<Record<string, string>>;
  readonly ports?: readonly string[];
  readonly network_mode?: string;
  readonly tmpfs?: readonly string[];
}

describe('[OPS-2.9] the compose file', () => {
  const file = parse(read('deploy/compose.yaml')) as { services: Record<string, Service> };
  const { web, platform } = file.services;

  test('has keys that the Compose specification has, and builds from files that exist', () => {
    expect(Object.keys(file).sort()).toEqual(['name', 'services']);
    const keys = [
      ...['build', 'cap_drop', 'command', 'depends_on', 'environment', 'healthcheck', 'init', 'network_mode', 'ports'],
      ...['read_only', 'restart', 'security_opt', 'tmpfs', 'volumes', 'working_dir'],
    ];
    for (const service of Object.values(file.services)) {
      expect(keys).toEqual(expect.arrayContaining(Object.keys(service)));
      expect(existsSync(`deploy/${service.build.context}/${service.build.dockerfile}`)).toBe(true);
    }
    expect(platform?.build.target).toBe('build');
    expect(read('deploy/Containerfile')).toMatch(/^FROM \S+ AS build$/m);
  });

  test('runs the image as a deployment does: read-only, without rights, in front of the local platform', () => {
    expect(web).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
    expect(web?.tmpfs).toEqual(['/run/fairground']);
    // The local platform listens on the loopback address alone, so they share a network, and it has the ports.
    expect(web?.network_mode).toBe('service:platform');
    expect(platform?.ports).toEqual([`127.0.0.1:8080:${NGINX_PORT}`]);
    const gateway = `http://127.0.0.1:${platform?.environment.PORT}`;
    expect(renderNginxEnvironment(web?.environment ?? {}, '')).toContain(`default "${gateway}";`);
    for (const [, mounted] of [...JSON.stringify(web?.volumes).matchAll(/"\.\/([^:"]+):/g)])
      expect([mounted, existsSync(`deploy/${mounted}`)]).toEqual([mounted, true]);
  });
});
