import path from 'node:path';
import { parseArgs } from 'node:util';
import { is } from 'valibot';
import { prepareKill, prepareRelease, prepareRollback } from './prepare-site';
import { type NewSite, publishSite } from './publish-site';
import { workerSwitch } from './release-record';
import { hasSite, readRecords, withReleasesLock } from './releases-folder';

const USAGE = `npm run release  -- --to FOLDER [--from dist] [--settings deploy/settings.json]
npm run rollback -- --to FOLDER [--release NAME] [--settings FILE] | --list
npm run kill     -- --to FOLDER [--mode script|pass|off|on]

Publishes, in a folder of releases that nginx serves from FOLDER/current: a build; the release before, or the one that is
named, as a version that browsers take as an update; the same release with its service worker switched (script: a kill
script in its place; pass, off: by the manifest; on: as before).
--reload COMMAND: has the web server read its configuration, such as "nginx -t && nginx -s reload". If it fails, nothing
changes.
--as FOLDER: the folder as the web server sees it.
--local: the settings are for the local platform.
The paths to purge at a CDN are printed, one on each line.`;

const text = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;
const options = {
  to: text,
  from: { ...text, default: 'dist' },
  settings: text,
  release: text,
  mode: { ...text, default: 'script' },
  reload: text,
  as: text,
  list: flag,
  local: flag,
};

/** Where the lines of a command go: the purge list is all that it prints to `output`. */
export interface Printer {
  readonly output: (line: string) => void;
  readonly notes: (line: string) => void;
}

/** Runs `release`, `rollback` or `kill`. Throws an error that says what is wrong; the site then has not changed. */
export async function runReleaseCommand(args: readonly string[], { output, notes }: Printer): Promise<void> {
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const { to, as, reload, mode, list } = values;
  if (to === undefined) throw new Error(`Name the folder of the releases with --to\n\n${USAGE}`);
  if (!is(workerSwitch, mode)) throw new Error(`--mode ${mode} is none of script, pass, off and on\n\n${USAGE}`);
  const root = path.resolve(to);
  if (list) return listReleases(root, output);
  const prepare = (): Promise<NewSite> => {
    switch (positionals.join(' ')) {
      case 'release': {
        const settingsFile = values.settings ?? 'deploy/settings.json';
        return prepareRelease({ root, dist: values.from, settingsFile, isLocal: values.local });
      }
      case 'rollback':
        return prepareRollback({ root, name: values.release, settingsFile: values.settings });
      case 'kill':
        return prepareKill({ root, mode });
      default:
        throw new Error(USAGE);
    }
  };
  await withReleasesLock(root, async () => {
    const site = await prepare();
    const purged = await publishSite({ root, servedRoot: as ?? root, reload }, site);
    const time = new Date(site.record.released * 1000).toISOString();
    notes(`${root}/current is ${site.record.name}: build ${site.record.build}, released ${time}`);
    if (site.record.released > Date.now() / 1000)
      notes('This time is in the future, because the release before had one: browsers take nothing older.');
    if (reload === undefined) notes('It is served as soon as the web server reads its configuration: nginx -s reload');
    if (purged.length > 0) notes(`Paths to purge at a CDN, with any query, on every host: ${purged.length}`);
    for (const one of purged) output(one);
  });
}

async function listReleases(root: string, output: (line: string) => void): Promise<void> {
  for (const record of await readRecords(root)) {
    const { name, kind, build, serviceWorker } = record;
    const state = hasSite(root, record) ? 'kept' : 'removed';
    output(`${name}  ${kind}  build ${build}  service worker ${serviceWorker}  ${state}`);
  }
}
