import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { resetPageAndRecordNavigations, signInMember } from '../../../tests/components/page-state';
import { setSiteStatus, useMerchant } from '../merchant/merchant-store';
import { useSession } from '../session/session-store';
import RichText from './rich-text';

/** Another host of the merchant, as its status names it. */
const OTHER_HOST = 'other.example';

test.each([
  ['of the own site', location.origin],
  ['of the own site in upper case', location.origin.toUpperCase()],
  ['of another host of the merchant', `https://${OTHER_HOST}`],
])(
  '[LINK-1.2] a full URL %s in an announcement opens the page in this tab, and the session stays',
  async (_, origin) => {
    const visits = await resetPageAndRecordNavigations();
    const { status } = useMerchant.getState();
    if (!status) throw new Error('no status');
    setSiteStatus({ ...status, info: { ...status.info, domainRoute: [...status.info.domainRoute, OTHER_HOST] } });
    await signInMember();
    const { session } = useSession.getState();
    const openWindow = vi.spyOn(window, 'open');
    const onNavigate = vi.fn<() => void>();
    const html = `<p>Today: <a href="${origin}/m/activity?id=3" target="_blank">Play</a></p>`;
    const screen = await render(<RichText html={html} onNavigate={onNavigate} />);
    const link = screen.getByRole('link', { name: 'Play' });
    await expect.element(link).not.toHaveAttribute('target');
    await link.click();
    expect(visits.map(({ path }) => path)).toEqual(['/m/activity?id=3']);
    expect([onNavigate.mock.calls.length, openWindow.mock.calls.length]).toEqual([1, 0]);
    expect(session).toBeDefined();
    expect(useSession.getState().session).toBe(session);
  },
);

test('[LINK-1.2] text beside a link opens nothing, and a link needs nobody who waits for its navigation', async () => {
  const visits = await resetPageAndRecordNavigations();
  const failed = vi.fn<() => void>();
  addEventListener('error', failed);
  const screen = await render(<RichText html='<p>Today</p><a href="/m/activity?id=3">Play</a>' />);
  await screen.getByText('Today').click();
  expect(visits).toEqual([]);
  await screen.getByRole('link', { name: 'Play' }).click();
  expect(visits.map(({ path }) => path)).toEqual(['/m/activity?id=3']);
  removeEventListener('error', failed);
  expect(failed).not.toHaveBeenCalled();
});

test('[POP-5.1] a picture appears as soon as the status names its host', async () => {
  await resetPageAndRecordNavigations();
  const { status } = useMerchant.getState();
  if (!status) throw new Error('no status');
  const src = 'https://img.other.example/a.png';
  const { container } = await render(<RichText html={`<p>text</p><img alt="" src="${src}">`} />);
  expect(container.querySelector(`img[src="${src}"]`)).toBeNull();
  setSiteStatus({ ...status, info: { ...status.info, imageCDNs: ['img.other.example'] } });
  await expect.poll(() => container.querySelector(`img[src="${src}"]`)).not.toBeNull();
});
