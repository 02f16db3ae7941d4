import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { resetPageAndRecordNavigations } from '../../../../tests/components/page-state';
import { useOverlays } from '../../../services/overlays/overlays';
import { INSTALL_GUIDE_KINDS } from '../environment/decide-install-method';
import { InstallGuide } from './install-guide';

beforeEach(async () => void (await resetPageAndRecordNavigations()));

const toasts = () => JSON.stringify(useOverlays.getState().toasts.map(({ message, tone }) => ({ ...message, tone })));
const renderGuide = (guide: (typeof INSTALL_GUIDE_KINDS)[number]) =>
  render(<InstallGuide guide={guide} toasts={null} onClose={() => {}} />);

test.each(['in-app-ios', 'in-app-android'] as const)(
  '[INST-3.2] the button “Copy link” of the install guide “%s” copies the URL of home',
  async (guide) => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const screen = await renderGuide(guide);
    await screen.getByRole('button', { name: 'Copy link' }).click();
    expect(write.mock.calls).toEqual([[`${location.origin}/m/home`]]);
    await expect.poll(toasts).toContain('guide.copied');
  },
);

test('[INST-3.2] the install guide “in-app-ios” shows an error toast if the link cannot be copied', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
  const screen = await renderGuide('in-app-ios');
  await screen.getByRole('button', { name: 'Copy link' }).click();
  await expect.poll(toasts).toContain('guide.copy_failed');
});

test.each(INSTALL_GUIDE_KINDS)('[INST-3] the install guide “%s” has two steps, each with an icon', async (guide) => {
  const screen = await renderGuide(guide);
  const steps = screen.getByRole('list').first().getByRole('listitem');
  await expect.poll(() => steps.elements().length).toBe(2);
  for (const step of steps.elements()) expect(step.querySelectorAll('svg path')).toHaveLength(1);
});
