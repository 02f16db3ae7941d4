import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { resetPageAndRecordNavigations } from '../../tests/components/page-state';
import { TestProviders } from '../../tests/components/test-providers';
import { PromotionList } from '../features/promotions/promotion-list';
import { RegistrationSuccessDialog } from '../features/registration/submit/registration-success-dialog';
import { MerchantWelcomeHeader } from '../services/merchant/merchant-welcome-header';
import { usePlayPauseMarker } from '../services/play-protection/play-pause-marker';
import { LoginOrRegisterCard } from '../ui/layout/login-or-register-card';
import { PageIntroCard } from '../ui/layout/page-intro-card';
import '../ui/styles/tokens.css';

// The file's name becomes the fragment of the URL.
const ART = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')}#`;
const root = document.documentElement;
const setArt = (prefix: string) => root.style.setProperty('--illustrations', `url(${JSON.stringify(prefix)})`);

beforeEach(async () => {
  await resetPageAndRecordNavigations();
});
afterEach(() => void root.style.removeProperty('--illustrations'));

const nothing = () => {};
const promotion = (id: string, image: string) => ({
  ...{ id, image, title: `Promotion ${id}`, content: '', promotionType: 'PR', execution: '', forceRead: false },
  ...{ redirect: '', externalLink: '', promoAnnouncementCategoryIds: [] },
});

const SURFACES = {
  'first card of a page': <PageIntroCard icon="gift">Text</PageIntroCard>,
  'card to log in or register': <LoginOrRegisterCard icon="gift">Buttons</LoginOrRegisterCard>,
  'header of sign-in and registration': <MerchantWelcomeHeader />,
  'card of a promotion without a picture': <PromotionList promotions={[promotion('1', '')]} />,
  'card of a promotion whose picture cannot be loaded': <PromotionList promotions={[promotion('1', '/no.png')]} />,
};

/** Returns whether the box of the illustration has a picture, and where the middle of the icon is in it (px). */
function measure() {
  const boxes = [...document.querySelectorAll('span')].filter(
    (span) => span.matches(':empty, :has(> svg)') && span.getBoundingClientRect().height > 70,
  );
  const [box] = boxes;
  if (!box) return undefined;
  const icon = box.querySelector('svg')?.getBoundingClientRect();
  const { left, top, width, height } = box.getBoundingClientRect();
  const offset = icon && {
    x: Math.round((icon.left + icon.right) / 2 - left - width / 2),
    y: Math.round((icon.top + icon.bottom) / 2 - top - height / 2),
  };
  return { count: boxes.length, hasArt: getComputedStyle(box).backgroundImage !== 'none', offset, width, height };
}

describe('[WL-2.6] surfaces with the welcome illustration', () => {
  test.each(Object.entries(SURFACES))(
    'the %s has an icon in the middle of its picture until the illustration is loaded',
    async (_, surface) => {
      setArt('/no-art/');
      const missing = await render(<TestProviders>{surface}</TestProviders>);
      await expect.poll(measure).toMatchObject({ count: 1, hasArt: false, offset: { x: 0, y: 0 } });
      const { width, height } = measure() ?? {};
      await missing.unmount();
      setArt(ART);
      await render(<TestProviders>{surface}</TestProviders>);
      await expect.poll(measure).toMatchObject({ count: 1, hasArt: true, offset: undefined, width, height });
    },
  );

  test('the check of a registration is in the middle of its disc until the illustration is loaded', async () => {
    const dialog = <RegistrationSuccessDialog userName="ana" onClose={nothing} onClosed={nothing} overlay={null} />;
    setArt('/no-art/');
    const missing = await render(dialog);
    await expect.poll(measure).toMatchObject({ hasArt: false, offset: { x: 0, y: 0 }, width: 200, height: 200 });
    await missing.unmount();
    setArt(ART);
    await render(dialog);
    await expect.poll(measure).toMatchObject({ hasArt: true, offset: { x: 0 }, width: 200, height: 200 });
    expect(measure()?.offset?.y).toBeGreaterThan(80);
  });

  test('[REG-3.5] the welcome names what to do next; its one control is Confirm', async () => {
    const dialog = <RegistrationSuccessDialog userName="ana" onClose={nothing} onClosed={nothing} overlay={null} />;
    const screen = await render(dialog);
    const steps = screen.getByRole('listitem').elements();
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      'Set your own limits',
      'Make your first deposit',
      'Choose a game',
    ]);
    expect(document.querySelectorAll('dialog :is(a, button)')).toHaveLength(1);
    usePlayPauseMarker.setState({ isPaused: true });
    await expect.poll(() => screen.getByRole('listitem').elements()).toEqual([]);
    usePlayPauseMarker.setState({ isPaused: false });
  });
});
