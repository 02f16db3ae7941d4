import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { LANGUAGE_CODES } from '../../src/contract/language-codes';
import { ensureIdentityEmulator } from '../ensure-identity.mjs';
import { MERCHANTS } from '../platform/merchants/find-merchant';
import { startPlatform } from '../platform/platform';
import { CHROMIUM_FLAGS, CHROMIUM_PATH } from '../support/browser/chromium';
import { DIST_DIR } from '../support/browser/fixtures';
import { TestPlatform } from '../support/browser/test-platform';
import { compareImages } from './compare-images';
import { type GalleryOptions, parseGalleryOptions } from './options';
import { type ContactSheetEntry, renderContactSheet } from './render-contact-sheet';
import { chooseSceneVariants, formatSceneVariantName, type SceneVariant } from './scene-variants';
import type { Scene } from './scenes/scene';
import { SCENES } from './scenes/scenes';
import { takeSceneScreenshot } from './take-scene-screenshot';

/*
 * Takes a screenshot of every screen and state for every merchant, color scheme and language into gallery/current,
 * with a
 * contact sheet in gallery/index.html. `--compare` reports what differs from gallery/accepted, which `--accept` fills;
 * `--axe` reports accessibility violations.
 */
const FOLDER = join(import.meta.dirname, '../../gallery');
const CURRENT = join(FOLDER, 'current');
const ACCEPTED = join(FOLDER, 'accepted');
const DIFFERENCES = join(FOLDER, 'differences');
/** Share of differing pixels from which a screen counts as changed. */
const CHANGED_RATIO = 0.001;

async function changeOf(page: Page, name: string, current: Buffer): Promise<ContactSheetEntry['change']> {
  const accepted = join(ACCEPTED, name);
  if (!existsSync(accepted)) return undefined;
  const { ratio, png } = await compareImages(page, readFileSync(accepted), current);
  if (ratio < CHANGED_RATIO) return undefined;
  writeFileSync(join(DIFFERENCES, name), png);
  return { ratio, accepted: `accepted/${name}`, difference: `differences/${name}` };
}

async function takeEntry(shot: Parameters<typeof takeSceneScreenshot>[0], comparing?: Page) {
  const { scene, variant } = shot;
  const name = `${scene.name}.${formatSceneVariantName(variant)}.png`;
  const { png, error, violations } = await takeSceneScreenshot(shot);
  writeFileSync(join(CURRENT, name), png);
  const change = comparing && (await changeOf(comparing, name, png));
  const isNew = comparing !== undefined && !existsSync(join(ACCEPTED, name));
  const entry: ContactSheetEntry = {
    scene: scene.name,
    variant: formatSceneVariantName(variant),
    file: `current/${name}`,
    error: error ?? (violations.length > 0 ? violations.join('\n') : undefined),
    ...(change && { change }),
  };
  const note = entry.error ?? (change ? `${(change.ratio * 100).toFixed(2)} % changed` : isNew ? 'new' : '');
  console.log([name, note].filter(Boolean).join('  '));
  return { entry, differs: change !== undefined || isNew };
}

/**
 * Takes screenshots of the chosen screens. Resolves with how many failed, and how many differ from the accepted
 * screenshots.
 */
async function takeGallery(options: GalleryOptions): Promise<{ failed: number; changed: number }> {
  const isChosen = ({ name }: Scene) =>
    options.screens.length === 0 || options.screens.some((part) => name.includes(part));
  // Every merchant offers every language here, so that all of its screens can be seen in each.
  for (const merchant of MERCHANTS) Object.assign(merchant, { languages: LANGUAGE_CODES });
  for (const folder of [CURRENT, DIFFERENCES]) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
  }
  // Without it, the scenes of the social sign-in are blank.
  if (SCENES.some((scene) => isChosen(scene) && scene.name.startsWith('social'))) ensureIdentityEmulator();
  const running = await startPlatform({ distDir: DIST_DIR });
  const platform = new TestPlatform(running);
  const browser = await chromium.launch({ executablePath: CHROMIUM_PATH, args: [...CHROMIUM_FLAGS] });
  const comparing = options.compare ? await browser.newPage() : undefined;
  const taken = [];
  for (const scene of SCENES.filter(isChosen)) {
    const has = ({ merchant }: SceneVariant) => scene.merchants?.includes(merchant.code) ?? true;
    for (const variant of chooseSceneVariants(options).filter(has)) {
      taken.push(
        await takeEntry({ browser, platform, scene, variant, size: options.size, axe: options.axe }, comparing),
      );
    }
  }
  await browser.close();
  await running.close();
  const shown = options.compare ? taken.filter(({ differs }) => differs) : taken;
  const title = options.compare ? 'Changed screens' : 'Gallery';
  writeFileSync(
    join(FOLDER, 'index.html'),
    renderContactSheet(
      title,
      shown.map(({ entry }) => entry),
    ),
  );
  const failed = taken.filter(({ entry }) => entry.error !== undefined).length;
  return { failed, changed: options.compare ? shown.length : 0 };
}

const options = parseGalleryOptions(process.argv.slice(2));
if (options.accept) {
  if (!existsSync(CURRENT)) throw new Error('There are no screens to accept: run npm run gallery first');
  cpSync(CURRENT, ACCEPTED, { recursive: true });
  console.log(`accepted: ${ACCEPTED}`);
} else {
  const { failed, changed } = await takeGallery(options);
  console.log(`${join(FOLDER, 'index.html')}: ${failed} failed, ${changed} changed`);
  if (failed + changed > 0) process.exitCode = 1;
}
