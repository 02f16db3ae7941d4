import type { BrowserContext, Page } from '@playwright/test';
import { SESSION_KEY } from '../../../src/contract/storage-keys';
import { expect } from '../browser/fixtures';
import type { TestPlatform } from '../browser/test-platform';
import { prepareMemberSession, waitForMemberId } from '../members/signed-in';
import { pickRandomly } from '../seeded-random';

export const MEMBERS = ['alice', 'bob'] as const;
export type MemberName = (typeof MEMBERS)[number];

const MARKET = '/m/mall/mallHome';
/** Price of the first product of the market (points). */
const PRICE = 20;
const POINTS = 100 * PRICE;

/** Outcome of the next redemption. */
export type RedemptionOutcome = 'arrives' | 'response is lost' | 'request is lost';

/** What a member wants, and what they were told. */
interface Wishes {
  wanted: number;
  accepted: number;
  /** Number of what they want of which they do not know the outcome. */
  open: number;
}

interface Tab {
  page: Page;
  owner: MemberName;
}

const isRedemption = (request: { url(): string }) => request.url().includes('MCSFE_redeemPointProduct');

/** Resolves with the member whose session a tab has; undefined if it has none, as before its first document. */
const readSessionOwner = async (page: Page): Promise<string | undefined> =>
  page.url().startsWith('http')
    ? page.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? '{}').userName, SESSION_KEY)
    : undefined;

/** Two tabs of one browser, in which two members want something of the platform. */
export class MemberTabs {
  private readonly tabs: Tab[] = [];
  private readonly wishes: Record<MemberName, Wishes> = {
    alice: { wanted: 0, accepted: 0, open: 0 },
    bob: { wanted: 0, accepted: 0, open: 0 },
  };
  /** Number of presses of "Send again". */
  resent = 0;

  constructor(
    private readonly context: BrowserContext,
    private readonly platform: TestPlatform,
    private readonly random: () => number,
  ) {
    for (const name of MEMBERS) {
      platform.addPoints('FAIR', name, POINTS - this.readPoints(name));
      // A first deposit is still to come.
      platform.setMemberHistory('FAIR', name, 0);
    }
  }

  private readPoints = (name: MemberName): number => this.platform.readBalances('FAIR', name).points;

  /** Returns how often the platform has redeemed a product for a member. */
  private countEffects = (name: MemberName): number => (POINTS - this.readPoints(name)) / PRICE;

  /** Opens a tab, which replaces the one with this index, for a random member. */
  async open(index: number): Promise<void> {
    const owner = pickRandomly(MEMBERS, this.random);
    const page = await this.context.newPage();
    await this.tabs[index]?.page.close();
    await prepareMemberSession(page, owner);
    this.tabs[index] = { page, owner };
    await page.goto(MARKET);
    await waitForMemberId(page);
    // A shared device forgets who is signed in nowhere.
    for (const name of MEMBERS) if (!this.tabs.some((tab) => tab.owner === name)) this.wishes[name].open = 0;
  }

  private tab(index: number): Tab {
    const tab = this.tabs[index];
    if (!tab) throw new Error(`No tab ${index}`);
    return tab;
  }

  async isSignedIn(index: number): Promise<boolean> {
    const { page, owner } = this.tab(index);
    return (await readSessionOwner(page)) === owner;
  }

  reload = (index: number) => this.tab(index).page.reload();

  goBack = (index: number) => this.tab(index).page.goBack();

  async loseNetwork(): Promise<void> {
    await this.context.setOffline(true);
    for (const { page } of this.tabs) await page.waitForFunction(() => !navigator.onLine);
    await this.context.setOffline(false);
  }

  /** Signs out in a tab; every other tab of the member has to follow. */
  async signOut(index: number): Promise<void> {
    const { page, owner } = this.tab(index);
    await page.goto('/m/member/home');
    await page.getByRole('button', { name: 'Log out' }).click();
    // The browser no longer knows what the member has wanted.
    this.wishes[owner].open = 0;
    for (const tab of this.tabs)
      if (tab.owner === owner) await expect.poll(() => readSessionOwner(tab.page)).toBeUndefined();
  }

  /** Redeems the first product in some tabs at once, or sends again what is unconfirmed. */
  async redeem(indexes: readonly number[], outcome: RedemptionOutcome): Promise<void> {
    const signedIn: Tab[] = [];
    for (const index of indexes) if (await this.isSignedIn(index)) signedIn.push(this.tab(index));
    const ready: { readonly tab: Tab; readonly isResent: boolean }[] = [];
    for (const tab of signedIn) ready.push({ tab, isResent: await this.prepareRedemption(tab) });
    const draft = { endpoint: 'redeemPointsForProduct', times: ready.length };
    if (outcome === 'response is lost') this.platform.addFault({ ...draft, cut: true });
    else if (outcome === 'request is lost') this.platform.addFault({ ...draft, status: 504 });
    await Promise.all(ready.map(({ tab, isResent }) => this.press(tab, isResent)));
    this.platform.clearFaults();
    const arrives = outcome === 'arrives';
    // Each tab wants another product. What is unconfirmed is the same in every tab of the member.
    for (const { tab, isResent } of ready) if (!isResent) this.wishes[tab.owner].wanted += 1;
    for (const { tab, isResent } of ready) if (!isResent) this.wishes[tab.owner][arrives ? 'accepted' : 'open'] += 1;
    for (const owner of new Set(ready.flatMap(({ tab, isResent }) => (isResent && arrives ? tab.owner : [])))) {
      this.wishes[owner].accepted += 1;
      this.wishes[owner].open -= 1;
    }
    for (const { tab, isResent } of ready) await this.expectOutcome(tab, isResent, arrives);
  }

  private resendOf = ({ page }: Tab) => page.getByRole('button', { name: 'Send again' });

  /** Opens the question about a redemption. Resolves with whether one is unconfirmed instead. */
  private async prepareRedemption(tab: Tab): Promise<boolean> {
    const { page, owner } = tab;
    if (new URL(page.url()).pathname !== MARKET) await page.goto(MARKET);
    const receipt = page.getByRole('dialog', { name: 'Redeemed' });
    if (await receipt.isVisible()) await page.keyboard.press('Escape');
    const first = page.getByRole('button', { name: 'Redeem' }).first();
    await expect(this.resendOf(tab).or(first).first()).toBeVisible();
    const isUnconfirmed = await this.resendOf(tab).isVisible();
    expect(isUnconfirmed, `${owner} sees what is unconfirmed`).toBe(this.wishes[owner].open > 0);
    if (!isUnconfirmed) await first.click();
    return isUnconfirmed;
  }

  private async press(tab: Tab, isResent: boolean): Promise<void> {
    const { page } = tab;
    const done = [page.waitForEvent('requestfinished', isRedemption), page.waitForEvent('requestfailed', isRedemption)];
    const settled = Promise.any(done);
    for (const each of done) each.catch(() => undefined);
    const dialog = page.getByRole('dialog').getByRole('button', { name: 'Redeem' });
    await (isResent ? this.resendOf(tab) : dialog).click();
    if (isResent) this.resent += 1;
    await settled;
  }

  /** Expects that the member reads what has become of a redemption. */
  private async expectOutcome(tab: Tab, isResent: boolean, arrives: boolean): Promise<void> {
    const { page, owner } = tab;
    if (arrives && !isResent) await expect(page.getByRole('dialog', { name: 'Redeemed' })).toBeVisible();
    else if (this.wishes[owner].open > 0) await expect(this.resendOf(tab)).toBeVisible();
    else await expect(this.resendOf(tab)).toHaveCount(0);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  }

  /** Deposits in both tabs at the same time, so that they both find no report of a first deposit. */
  async depositTogether(): Promise<void> {
    const pages: Page[] = [];
    for (const index of this.tabs.keys()) if (await this.isSignedIn(index)) pages.push(this.tab(index).page);
    for (const page of pages) {
      await page.goto('/m/voucherCenter');
      await page.getByRole('button', { name: '₱500.00' }).click();
    }
    const before = this.platform.wireEntries('submitDeposit').length;
    await Promise.all(pages.map((page) => page.getByRole('button', { name: /^Deposit/ }).click()));
    await expect.poll(() => this.platform.wireEntries('submitDeposit').length).toBe(before + pages.length);
  }

  /** Sends again what is still unconfirmed, by which a second effect shows. */
  async settle(): Promise<void> {
    for (const [index, { owner }] of this.tabs.entries()) {
      if (!(await this.isSignedIn(index))) continue;
      while (this.wishes[owner].open > 0) await this.redeem([index], 'arrives');
    }
  }

  /** Expects that each redemption has taken effect once, and that no tab shows anything of another member. */
  async expectInvariants(): Promise<void> {
    for (const { page, owner } of this.tabs) {
      if (!page.url().startsWith('http')) continue;
      expect([owner, undefined]).toContain(await readSessionOwner(page));
      const text = await page.locator('body').innerText();
      for (const other of MEMBERS) if (other !== owner) expect(text).not.toMatch(new RegExp(`\\b${other}\\b`, 'i'));
    }
    for (const name of MEMBERS) {
      const { wanted, accepted } = this.wishes[name];
      expect(this.countEffects(name), `redemptions of ${name}`).toBeLessThanOrEqual(wanted);
      expect(this.countEffects(name), `redemptions of ${name}`).toBeGreaterThanOrEqual(accepted);
    }
    const firstDeposits = this.platform
      .trackedEvents()
      .flatMap(({ eventName, eventValue }) => (eventName === 'firstDeposit' ? String(eventValue.customerId) : []));
    expect(new Set(firstDeposits).size, 'first deposits of a member').toBe(firstDeposits.length);
  }
}
