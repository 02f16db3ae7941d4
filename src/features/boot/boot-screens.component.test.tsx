import { lazy } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { commands, type Locator } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { loadMerchantStatus, resetPageAndRecordNavigations } from '../../../tests/components/page-state';
import { TestProviders } from '../../../tests/components/test-providers';
import type { ApiError } from '../../contract/api-error';
import { translationCatalogueLoader } from '../../services/i18n/catalogue';
import { activateLanguage } from '../../services/i18n/i18n';
import { LANGUAGES } from '../../services/i18n/languages';
import { useMerchant } from '../../services/merchant/merchant-store';
import { showErrorNotice } from '../../services/overlays/notices';
import { BootGate } from './boot-gate';
import type { BootState } from './boot-machine';
import { useBootStore } from './boot-store';
import { StatusRetryButton } from './status-retry-button';
import '../../ui/styles/tokens.css';

const OFFLINE: ApiError = { layer: 'offline', endpoint: 'status' };
const BROKEN: ApiError = { layer: 'http', endpoint: 'status', status: 500 };
const FORBIDDEN: ApiError = { layer: 'http', endpoint: 'status', status: 403 };
const business = (code: string, message: string): ApiError => ({
  layer: 'business',
  endpoint: 'status',
  code,
  message,
  value: null,
});
const REFUSED = business('site.closed', 'Server says no');
const BUSY = business('TOO_MANY_REQUEST_STATUS', '');

beforeEach(async () => {
  await resetPageAndRecordNavigations();
});

async function show(boot: BootState) {
  useBootStore.setState({ boot });
  return render(
    <TestProviders>
      <BootGate onRetry={() => Promise.resolve()} domainError={(error) => `The domain failed: ${error.layer}`}>
        The product
      </BootGate>
    </TestProviders>,
  );
}

async function speak(code: string): Promise<void> {
  const language = LANGUAGES.get(code);
  if (!language) throw new Error(`no language ${code}`);
  await activateLanguage(language);
}

describe('[BOOT-2] [BOOT-3] [BOOT-4] screen of the boot phase', () => {
  test.each<[BootState, string, RegExp]>([
    [{ phase: 'open' }, '', /The product/],
    [{ phase: 'maintenance' }, 'We are under maintenance', /We are making improvements/],
    [{ phase: 'denied' }, 'Access denied', /Due to restrictions on your location or IP address/],
    [{ phase: 'waiting' }, 'Still connecting…', /^This is taking longer than usual/],
    [{ phase: 'failed', error: BROKEN }, 'We could not start', /^The server is not responding right now/],
    [
      { phase: 'failed', error: OFFLINE },
      'We could not start',
      /^The site does not respond right now. Check your conn/,
    ],
    [{ phase: 'failed', error: REFUSED }, 'We could not start', /^Server says no$/],
    [{ phase: 'failed', error: FORBIDDEN }, 'We could not start', /^The site cannot be opened right now/],
    [{ phase: 'offline', error: BROKEN }, 'You are offline', /^The network cannot be reached/],
    [{ phase: 'failed', error: BUSY }, 'We could not start', /^Please wait a moment/],
    [{ phase: 'domain-error', error: BROKEN }, '', /The domain failed: http/],
  ])('the screen of the boot phase %j has the title %j', async (boot, title, text) => {
    const screen = await show(boot);
    if (title !== '') await expect.element(screen.getByRole('heading', { name: title })).toBeVisible();
    await expect.element(screen.getByText(text).first()).toBeVisible();
    if (boot.phase !== 'open') expect(screen.getByText('The product').elements()).toEqual([]);
    if (title === '') expect(screen.getByRole('heading').elements()).toEqual([]);
  });

  test('if the screen of a failing domain cannot be loaded, the screen of a failed start is shown', async () => {
    useBootStore.setState({ boot: { phase: 'domain-error', error: OFFLINE } });
    const Missing = lazy(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
    const screen = await render(
      <TestProviders>
        <BootGate onRetry={() => Promise.resolve()} domainError={() => <Missing />}>
          The product
        </BootGate>
      </TestProviders>,
    );
    await expect.element(screen.getByRole('heading', { name: 'We could not start' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  });

  test('the screen of the boot phase “starting” is empty', async () => {
    const screen = await show({ phase: 'starting' });
    expect(screen.container.textContent).toBe('at /m/home');
  });

  test.each<[BootState]>([
    [{ phase: 'maintenance' }],
    [{ phase: 'denied' }],
    [{ phase: 'failed', error: BROKEN }],
    [{ phase: 'offline', error: OFFLINE }],
  ])(
    '[CS-1] the screen of the boot phase %j shows the merchant’s brand, the customer service button and Retry',
    async (boot) => {
      const screen = await show(boot);
      await expect.element(screen.getByRole('button', { name: 'Contact us' })).toBeVisible();
      await expect.element(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
      expect(
        document.querySelector('main')?.textContent + (document.querySelector('main img')?.outerHTML ?? ''),
      ).toContain('Fairground');
    },
  );

  test.each<[BootState, string]>([
    [{ phase: 'waiting' }, 'refresh'],
    [{ phase: 'maintenance' }, 'refresh'],
    [{ phase: 'denied' }, 'lock'],
    [{ phase: 'failed', error: BROKEN }, 'warning'],
    [{ phase: 'offline', error: OFFLINE }, 'offline'],
  ])('the screen of the boot phase %j has the icon “%s”', async (boot, icon) => {
    const screen = await show(boot);
    await expect.element(screen.getByRole('heading')).toBeVisible();
    expect(document.querySelector('main use')?.getAttribute('href')).toBe(`#icon-${icon}`);
  });

  test('the screen of the boot phase “maintenance” shows the merchant’s name if the logo image fails to load', async () => {
    const { status } = useMerchant.getState();
    if (!status) throw new Error('no status');
    const whitelabelVal = { ...status.info.whitelabelVal, logo: '/m/no-logo.png', icon: '', name: 'Kopi Club' };
    useMerchant.setState({ status: { ...status, info: { ...status.info, whitelabelVal } } });
    const screen = await show({ phase: 'maintenance' });
    await expect.element(screen.getByText('Kopi Club', { exact: true })).toBeVisible();
  });

  test('[BOOT-4.1][BOOT-4.2] the screen of the boot phase “failed” shows the error notice inline until it is dismissed with Confirm', async () => {
    const screen = await show({ phase: 'failed', error: BROKEN });
    showErrorNotice(BROKEN, 'insecure-status', { isInline: true });
    const notice = screen.getByRole('main').getByRole('alertdialog', { name: 'Notice' });
    await expect.element(notice).toHaveFocus();
    await expect.element(notice.getByText('Notice', { exact: true })).toBeVisible();
    await expect.element(notice).toHaveAccessibleDescription('Network Error / CORS Errors');
    // A line of the screen, not a card in it.
    expect(getComputedStyle(notice.element()).backgroundColor).toBe('rgba(0, 0, 0, 0)');
    expect(getComputedStyle(notice.element()).borderTopWidth).toBe('0px');
    // The Tab key skips it.
    await expect.element(notice).toHaveAttribute('tabindex', '-1');
    await expect.element(screen.getByRole('alert').filter({ hasText: 'The server is not responding' })).toBeVisible();
    expect(document.querySelectorAll('dialog')).toHaveLength(0);
    await notice.getByRole('button', { name: 'Confirm' }).click();
    await expect.element(screen.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
    await expect.element(notice).not.toBeInTheDocument();
  });

  test('[BOOT-4.3] the sentence above a notice with the platform’s refusal does not repeat it, and does not blame the connection', async () => {
    const screen = await show({ phase: 'failed', error: REFUSED });
    showErrorNotice(REFUSED, 'status', { isInline: true });
    const notice = screen.getByRole('main').getByRole('alertdialog', { name: 'Notice' });
    await expect.element(notice).toHaveAccessibleDescription('Server says no');
    await expect
      .element(screen.getByRole('alert').filter({ hasText: 'The site cannot be opened right now' }))
      .toBeVisible();
    expect(document.querySelector('main')?.textContent).not.toMatch(/connection/i);
  });

  test('[BOOT-5.7] a waiting start offers Retry, and its message does not interrupt screen readers', async () => {
    const screen = await show({ phase: 'waiting' });
    await expect.element(screen.getByRole('status')).toHaveTextContent('This is taking longer than usual');
    await expect.element(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
    expect(screen.getByRole('alert').elements()).toEqual([]);
  });

  test('[WL-2] while no status is loaded, the screen of the phase “failed” shows the merchant’s name from the saved theme', async () => {
    useMerchant.setState({ status: undefined });
    document.documentElement.style.setProperty('--first-name', '"Kopi Club"');
    const screen = await show({ phase: 'failed', error: BROKEN });
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
    const brand = document.querySelector('main h1')?.parentElement?.firstElementChild;
    expect(brand && getComputedStyle(brand, '::before').content).toBe('"Kopi Club"');
    document.documentElement.style.removeProperty('--first-name');
  });

  test('the screen of the boot phase “failed” places the Confirm button below the notice text if the text is large', async () => {
    const screen = await show({ phase: 'failed', error: BROKEN });
    showErrorNotice(BROKEN, 'insecure-status', { isInline: true });
    const notice = screen.getByRole('alertdialog', { name: 'Notice' });
    const confirm = notice.getByRole('button', { name: 'Confirm' });
    await expect.element(confirm).toBeVisible();
    const rectOf = (locator: typeof confirm) => locator.element().getBoundingClientRect();
    const reason = notice.getByText('Network Error / CORS Errors');
    expect(rectOf(confirm).top).toBeLessThan(rectOf(reason).bottom);
    document.documentElement.style.fontSize = '200%';
    expect(rectOf(confirm).top).toBeGreaterThanOrEqual(rectOf(reason).bottom);
    document.documentElement.style.fontSize = '';
  });

  test.each<[BootState['phase']]>([['failed'], ['offline']])(
    'the screen of the boot phase “%s” contains an alert',
    async (phase) => {
      const screen = await show({ phase: phase as 'failed', error: OFFLINE });
      await expect.element(screen.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
    },
  );
});

test('[BOOT-2] [BOOT-3] the primary button is Retry on the maintenance screen, and customer service on the access-denied screen', async () => {
  const colorOf = (button: Locator) => getComputedStyle(button.element()).backgroundColor;
  const screen = await show({ phase: 'maintenance' });
  const retry = screen.getByRole('button', { name: 'Retry' });
  const contact = screen.getByRole('button', { name: 'Contact us' });
  await expect.element(contact).toBeVisible();
  const [main, other] = [colorOf(retry), colorOf(contact)];
  expect(main).not.toBe(other);
  useBootStore.setState({ boot: { phase: 'denied' } });
  await expect.element(screen.getByRole('heading', { name: 'Access denied' })).toBeVisible();
  await expect.poll(() => [colorOf(contact), colorOf(retry)]).toEqual([main, other]);
});

describe('[BOOT-2] maintenance screen', () => {
  test('shows the expected end of the maintenance', async () => {
    const end = Date.UTC(2026, 5, 7, 8, 9);
    await commands.setScenario({ maintenance: true, maintenanceEnd: end });
    await loadMerchantStatus();
    const screen = await show({ phase: 'maintenance' });
    await expect.element(screen.getByText('Expected end:')).toBeVisible();
    const time = document.querySelector('time');
    expect(time?.dateTime).toBe('2026-06-07T08:09:00.000Z');
    expect(time?.textContent).toMatch(/Jun 7, 2026, \d{1,2}:\d\d/);
    expect(time?.parentElement?.textContent).toBe(`Expected end: ${time?.textContent}`);
  });

  test.each([[0], [undefined]])('shows no end time if the end of the maintenance is %s', async (end) => {
    if (end === undefined) useMerchant.setState({ status: undefined });
    const screen = await show({ phase: 'maintenance' });
    await expect.element(screen.getByRole('heading')).toBeVisible();
    expect(screen.getByText('Expected end:').elements()).toEqual([]);
  });
});

describe('[BOOT-3] access-denied screen', () => {
  test.each([
    ['203.0.113.9', true],
    ['unknown', false],
  ])('shows the reported IP address only if it is valid: for the address “%s”, isShown=%s', async (ip, isShown) => {
    const { status } = useMerchant.getState();
    if (!status) throw new Error('no status');
    useMerchant.setState({ status: { ...status, location: { ...status.location, ip } } });
    const screen = await show({ phase: 'denied' });
    await expect.element(screen.getByRole('heading')).toBeVisible();
    const lines = [...document.querySelectorAll('main p')].map(({ textContent }) => textContent);
    expect(lines.includes(`Your IP address: ${ip}`)).toBe(isShown);
    expect(screen.getByText('Your IP address:').elements()).toHaveLength(isShown ? 1 : 0);
    if (isShown) expect(document.querySelector('bdi')?.dir).toBe('ltr');
  });

  test('shows no IP address before the status is loaded', async () => {
    useMerchant.setState({ status: undefined });
    const screen = await show({ phase: 'denied' });
    await expect.element(screen.getByRole('heading')).toBeVisible();
    expect(screen.getByText('Your IP address:').elements()).toEqual([]);
  });
});

describe('[BOOT-2] [BOOT-3] English subtitle', () => {
  test.each([
    ['maintenance', /We are making improvements/],
    ['denied', /Due to restrictions on your location/],
  ] as const)(
    'the English subtitle of the phase “%s” is folded below a title in another language',
    async (phase, text) => {
      await speak('VI');
      const screen = await show({ phase });
      await expect.element(screen.getByText(text)).not.toBeVisible();
      await screen.getByText('English').click();
      await expect.element(screen.getByText(text)).toBeVisible();
      const line = document.querySelector<HTMLElement>('details[lang="en"]');
      expect([line?.dir, line?.textContent]).toEqual(['ltr', expect.stringMatching(text)]);
    },
  );

  test('the English subtitle is removed when the title changes to English', async () => {
    await speak('VI');
    const screen = await show({ phase: 'maintenance' });
    const subtitle = () => document.querySelector('details[lang="en"]');
    await expect.poll(subtitle).not.toBeNull();
    await speak('EN');
    await expect.poll(subtitle).toBeNull();
    expect(screen.getByText(/We are making improvements/).elements()).toHaveLength(1);
  });
});

test('[BOOT-2] [BOOT-3] there is no English subtitle if the English texts fail to load', async () => {
  await speak('VI');
  vi.spyOn(translationCatalogueLoader, 'load').mockRejectedValue(new Error('no network'));
  const screen = await show({ phase: 'maintenance' });
  await expect.element(screen.getByRole('heading')).toBeVisible();
  expect(document.querySelector('details[lang="en"]')).toBeNull();
});

describe('[BOOT-2] Retry button', () => {
  test('ignores a second click during its request, and can be pressed again afterwards', async () => {
    let respond = (): void => undefined;
    const onRetry = vi.fn<() => Promise<void>>(
      () =>
        new Promise((resolve) => {
          respond = resolve;
        }),
    );
    const screen = await render(<StatusRetryButton onRetry={onRetry} />, { wrapper: TestProviders });
    const button = screen.getByRole('button', { name: 'Retry' });
    await button.click();
    await expect.element(button).toHaveAttribute('aria-busy', 'true');
    (button.element() as HTMLButtonElement).click();
    respond();
    await expect.element(button).not.toHaveAttribute('aria-busy', 'true');
    expect(onRetry).toHaveBeenCalledTimes(1);
    await button.click();
    expect(onRetry).toHaveBeenCalledTimes(2);
  });

  test('can be pressed again after 3 s without a response', async () => {
    const onRetry = vi.fn<() => Promise<void>>(() => new Promise(() => undefined));
    const screen = await render(<StatusRetryButton onRetry={onRetry} />, { wrapper: TestProviders });
    const button = screen.getByRole('button', { name: 'Retry' });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      (button.element() as HTMLButtonElement).click();
      await vi.advanceTimersByTimeAsync(2_999);
      await expect.element(button).toHaveAttribute('aria-busy', 'true');
      await vi.advanceTimersByTimeAsync(1);
      await expect.element(button).not.toHaveAttribute('aria-busy', 'true');
    } finally {
      vi.useRealTimers();
    }
    await button.click();
    expect(onRetry).toHaveBeenCalledTimes(2);
  });
});
