import { SESSION_KEY } from '../../../src/contract/storage-keys';
import {
  createScenarioChangeStep,
  enlargeText,
  GALLERY_CLOCK_TIME_MS,
  goOfflineAfterLoad,
  type Scene,
  type SceneContext,
} from './scene';

const LIMITS = { path: '/m/member/limits', member: 'alice' } as const;
const DATA = { path: '/m/member/data', member: 'alice', whole: true } as const;
const DOCUMENTS = { path: '/m/member/documents', member: 'alice', whole: true } as const;
const SMALL = { width: 320, height: 640 };
/** Longer than the reality check of one minute. */
const TWO_MINUTES_MS = 120_000;
const TWO_DAYS_MS = 2 * 24 * 3_600_000;

async function waitForRealityCheck({ page }: SceneContext) {
  await page.waitForLoadState('networkidle');
  await page.clock.setFixedTime(GALLERY_CLOCK_TIME_MS + TWO_MINUTES_MS);
  await page.locator('[role=alertdialog] ul').first().waitFor();
}

const openLegalKit = ({ page, text }: SceneContext) =>
  page.getByRole('button', { name: text('Licence and help') }).click();
const press = ({ page, text }: SceneContext, name: string) => page.getByRole('button', { name: text(name) }).click();
/** Presses a button of a section that is folded at first. */
const pressInFold = async (stage: SceneContext, title: string, name: string) => {
  await stage.page.getByRole('heading', { name: stage.text(title) }).click();
  await press(stage, name);
};
const startBreak = async (stage: SceneContext) => {
  await pressInFold(stage, 'Take a break', 'Choose this break');
  await press(stage, 'Start the break');
  await stage.page.locator('main [role=status] h2').first().waitFor();
};
const openTechnicalNames = async ({ page }: SceneContext) => {
  const names = page.locator('main details').last();
  await names.locator('summary').click();
  await names.locator('li').first().waitFor();
};
const askForErasure = async (stage: SceneContext) => {
  await press(stage, 'Ask to erase my account');
  await stage.page.locator('dialog[open]').waitFor();
};
const sendErasure = async (stage: SceneContext) => {
  await askForErasure(stage);
  await press(stage, 'Send the request');
  await stage.page.locator('dialog[open]').waitFor({ state: 'detached' });
};
const FIRST_DEPOSIT = { path: '/m/voucherCenter', member: 'bob' } as const;
const inGreatBritain = createScenarioChangeStep({ jurisdiction: 'greatBritain' });
async function openLimitQuestion({ page }: SceneContext) {
  await page.locator('form fieldset button').first().click();
  await page.locator('form button[type=submit]').click();
  const notice = page.locator('dialog[open]:has(section)');
  const question = page.locator('dialog[open] input[type=radio]').first();
  await notice.or(question).first().waitFor();
  if (await notice.isVisible()) await notice.getByRole('button').first().click();
  await question.waitFor();
}
/** Sets a limit, raises it, and lets the delay pass. */
async function openRaisedLimit({ page, platform, merchant }: SceneContext) {
  for (const amount of ['50000', '90000']) {
    await page.getByRole('tabpanel').getByRole('textbox').fill(amount);
    const saved = page.waitForResponse(/savePlayLimit/i);
    await page.getByRole('tabpanel').locator('button[type=submit]').last().click();
    await saved;
    await page.waitForLoadState('networkidle');
  }
  // The session ends meanwhile: a page that still has it would ask for a sign-in.
  await page.evaluate((key) => {
    for (const storage of [localStorage, sessionStorage]) storage.removeItem(key);
  }, SESSION_KEY);
  await page.goto('about:blank');
  platform.advance(TWO_DAYS_MS);
  await page.clock.setFixedTime(GALLERY_CLOCK_TIME_MS + TWO_DAYS_MS);
  await page.goto(`${LIMITS.path}?token=${platform.openSession(merchant, LIMITS.member)}`);
  // Confirm, keep and remove.
  await page.getByRole('tabpanel').locator('form button:not([type=submit])').nth(2).waitFor();
}
const everyMinute = createScenarioChangeStep({ realityCheck: 'minute' });

/** Limits, breaks, self-exclusion, statement, reality check, the member’s data and legal kit. */
/** Asks the member for documents, and opens the page again. */
async function askForDocuments({ page, platform, merchant }: SceneContext) {
  // By the page: Node does not know the hosts of the other merchants.
  await page.evaluate(
    async ([code, username]) => {
      const members: { id: number; merchant: string; username: string }[] = await (
        await fetch('/console/api/accounts')
      ).json();
      const id = members.find((one) => one.merchant === code && one.username === username)?.id;
      const headers = { 'content-type': 'application/json' };
      await fetch('/console/api/documents', { method: 'POST', headers, body: JSON.stringify({ id, action: 'ask' }) });
    },
    [merchant, DOCUMENTS.member] as const,
  );
  await page.goto(`${DOCUMENTS.path}?token=${platform.openSession(merchant, DOCUMENTS.member)}`);
  await page.locator('main h3').first().waitFor();
}
async function chooseDocument(stage: SceneContext) {
  await askForDocuments(stage);
  const buffer = await stage.page.locator('main').screenshot();
  await stage.page
    .locator('input[type=file]')
    .nth(1)
    .setInputFiles({ name: 'card.png', mimeType: 'image/png', buffer });
  await stage.page.locator('main section img').waitFor();
}

export const SAFE_PLAY_SCENES: readonly Scene[] = [
  { name: 'safe-play', ...LIMITS, whole: true },
  { name: 'safe-play-small-large-text', ...LIMITS, whole: true, size: SMALL, act: enlargeText },
  { name: 'safe-play-break', ...LIMITS, whole: true, act: startBreak },
  {
    name: 'safe-play-break-rewards',
    ...LIMITS,
    act: async (stage) => {
      await startBreak(stage);
      await stage.page.goto('/m/rewardCenter');
      await stage.page.locator('main [role=status] h2').first().waitFor();
    },
  },
  {
    name: 'safe-play-exclusion',
    ...LIMITS,
    whole: true,
    act: (stage) => pressInFold(stage, 'Self-exclusion', 'Choose this exclusion'),
  },
  { name: 'reality-check', path: '/m/member/home', member: 'alice', arrange: everyMinute, act: waitForRealityCheck },
  {
    name: 'reality-check-small-large-text',
    path: '/m/member/home',
    member: 'alice',
    size: SMALL,
    arrange: everyMinute,
    act: async (stage) => {
      await enlargeText(stage);
      await waitForRealityCheck(stage);
    },
  },
  { name: 'documents', ...DOCUMENTS, act: askForDocuments },
  { name: 'documents-chosen', ...DOCUMENTS, act: chooseDocument },
  {
    name: 'documents-small-large-text',
    ...DOCUMENTS,
    size: SMALL,
    act: async (stage) => {
      await askForDocuments(stage);
      await enlargeText(stage);
    },
  },
  {
    name: 'documents-withdrawal',
    ...DOCUMENTS,
    path: '/m/withdraw',
    act: async (stage) => {
      await askForDocuments(stage);
      await stage.page.goto('/m/withdraw');
      await stage.page.locator('main [role=status] h2').first().waitFor();
    },
  },
  { name: 'your-data', ...DATA, act: openTechnicalNames },
  {
    name: 'your-data-small-large-text',
    ...DATA,
    size: SMALL,
    act: async (stage) => {
      await enlargeText(stage);
      await openTechnicalNames(stage);
    },
  },
  { name: 'your-data-small', ...DATA, size: SMALL, act: (stage) => press(stage, 'Forget this device') },
  {
    name: 'your-data-forgotten',
    path: '/m/member/data',
    member: 'alice',
    act: async (stage) => {
      await goOfflineAfterLoad(stage);
      await press(stage, 'Forget this device');
      await press(stage, 'Delete and log out');
      await stage.page.getByRole('heading', { name: stage.text('This device is forgotten') }).waitFor();
    },
  },
  { name: 'legal-kit', path: '/m/voucherCenter', member: 'alice', act: openLegalKit },
  {
    name: 'legal-kit-small-large-text',
    path: '/m/login',
    size: SMALL,
    act: async (stage) => {
      await enlargeText(stage);
      await openLegalKit(stage);
    },
  },
  {
    name: 'legal-kit-trial',
    path: '/m/game?trial=1&code=1013&gameId=CAROUSEL_DRAW',
    member: 'alice',
    act: ({ page }) => page.locator('iframe').waitFor(),
  },
  {
    name: 'deposit-notice',
    path: '/m/voucherCenter',
    member: 'bob',
    merchants: ['KOPI', 'SOL'],
    act: async ({ page }) => {
      await page.locator('form fieldset button').first().click();
      await page.locator('form button[type=submit]').click();
      await page.locator('dialog[open] section').first().waitFor();
    },
  },
  { name: 'deposit-limit', ...FIRST_DEPOSIT, arrange: inGreatBritain, act: openLimitQuestion },
  {
    name: 'deposit-limit-small-large-text',
    ...FIRST_DEPOSIT,
    size: SMALL,
    arrange: inGreatBritain,
    act: async (stage) => {
      await enlargeText(stage);
      await openLimitQuestion(stage);
    },
  },
  { name: 'safe-play-raise', ...LIMITS, whole: true, arrange: inGreatBritain, act: openRaisedLimit },
  {
    name: 'safe-play-raise-small-large-text',
    ...LIMITS,
    whole: true,
    size: SMALL,
    arrange: inGreatBritain,
    act: async (stage) => {
      await openRaisedLimit(stage);
      await enlargeText(stage);
    },
  },
  { name: 'your-data-erasure-dialog', ...DATA, member: 'bob', act: askForErasure },
  { name: 'your-data-erasure-open', ...DATA, member: 'bob', act: sendErasure },
  { name: 'your-data-erasure-open-small', ...DATA, member: 'bob', size: SMALL, act: sendErasure },
];
