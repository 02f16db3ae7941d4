import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { resetPageAndRecordNavigations, setLegal } from '../../../tests/components/page-state';
import { TestProviders } from '../../../tests/components/test-providers';
import { useHostLegalKit } from '../../services/legal/host-legal-kit';
import { setSiteStatus, useMerchant } from '../../services/merchant/merchant-store';
import { HomeTopModule } from './home-top-module';
import '../../ui/styles/tokens.css';
import '../../ui/styles/base.css';

beforeEach(() => resetPageAndRecordNavigations());

test.each([
  ['an age', { age: 21 }, true],
  ['nothing in it', {}, false],
  ['a jurisdiction and exemptions alone', { jurisdiction: 'Atoll', exempt: { age: 'Atoll' } }, false],
  ['no record of it', undefined, false],
])(
  '[WL-2.20] with a legal kit with %s, the way to register keeps a place for its line: %s',
  async (_, legal, hasPlace) => {
    const { status } = useMerchant.getState();
    if (!status) throw new Error('no status');
    setSiteStatus({ ...status, info: { ...status.info, whitelabelVal: { ...status.info.whitelabelVal, legal } } });
    const screen = await render(
      <TestProviders>
        <div data-testid="module">
          <HomeTopModule name="join" variant="card" />
        </div>
      </TestProviders>,
    );
    const join = screen.getByRole('link', { name: 'Register' });
    await expect.element(join).toBeVisible();
    const block = join.element().parentElement?.getBoundingClientRect();
    const below = screen.getByTestId('module').element().getBoundingClientRect().bottom - (block?.bottom ?? 0);
    expect(Math.round(below)).toBe(hasPlace ? 40 : 0);
  },
);

test('[WL-2.20][SAFE-1.7] without a legal kit in the record, the line is of the host’s', async () => {
  setLegal(undefined);
  useHostLegalKit.setState({ merchant: useMerchant.getState().code, legal: { age: 21 }, defaultLanguage: 'EN' });
  const screen = await render(
    <TestProviders>
      <HomeTopModule name="join" variant="card" />
    </TestProviders>,
  );
  await expect.element(screen.getByRole('img', { name: 'For players aged 21 and over' })).toBeVisible();
});
