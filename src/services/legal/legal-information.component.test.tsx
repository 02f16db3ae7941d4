import { beforeEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { expectAccessibleInBothTextDirections } from '../../../tests/components/axe';
import { resetPageAndRecordNavigations, setLegal } from '../../../tests/components/page-state';
import { TestProviders } from '../../../tests/components/test-providers';
import { Skeleton } from '../../ui/feedback/skeleton';
import { activateLanguage } from '../i18n/i18n';
import { LANGUAGES } from '../i18n/languages';
import LegalInformation from './legal-information';

const COMPLETE = {
  age: 21,
  licence: { EN: 'Licensed by the Harbour Board', KO: '항구 위원회 허가' },
  licenceNumber: 'No. 2031',
  licenceUrl: 'https://authority.example/2031',
  terms: 'https://fair.example/terms',
  play: 'https://fair.example/play',
  exclusion: 'https://fair.example/exclusion',
  privacy: { EN: 'https://fair.example/privacy' },
  complaints: 'https://fair.example/complaints',
  company: { EN: 'Fair <b>Ltd</b>' },
  helpLines: [
    { name: 'Harbour Helpline', phone: '+63 2 5550-0199' },
    { name: 'Anonymous', url: 'https://help.example/' },
  ],
};

beforeEach(() => resetPageAndRecordNavigations());

async function show(legal: unknown) {
  setLegal(legal);
  const screen = await render(<LegalInformation />, { wrapper: TestProviders });
  const open = async () => {
    await screen.getByRole('button', { name: 'Licence and help' }).click();
    return screen.getByRole('dialog', { name: 'Licence and help' });
  };
  return { screen, open };
}

test('[WL-2] the trust strip shows the merchant’s minimum age, licence and legal pages', async () => {
  const { screen } = await show(COMPLETE);
  await expect.element(screen.getByRole('img', { name: 'For players aged 21 and over' })).toBeVisible();
  await expect.element(screen.getByText('Licensed by the Harbour Board')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', COMPLETE.terms);
  await expect
    .element(screen.getByRole('link', { name: 'Responsible gaming' }))
    .toHaveAttribute('rel', 'noopener noreferrer');
});

test.each([
  ['an unsafe URL', { licence: 'No. 1', terms: 'javascript:alert(1)' }, 'No. 1Licence and help'],
  ['no entries', {}, ''],
  ['another type', 'licensed', ''],
  ['lists of another type', { helpLines: [7], licence: { EN: 7 }, age: '21' }, ''],
])('[WL-2] for legal information with %s, the trust strip has no link and shows “$2”', async (_, legal, text) => {
  const { screen } = await show(legal);
  expect(screen.getByRole('link').elements()).toEqual([]);
  expect(screen.container.textContent).toBe(`${text}at /m/home`);
});

test('[SAFE-1.1] one tap opens age, licence with its number, pages, help lines with telephone, and company', async () => {
  const { open } = await show(COMPLETE);
  const kit = await open();
  await expect.element(kit.getByText('For players aged 21 and over')).toBeVisible();
  for (const [name, href] of [
    ['Responsible gaming', COMPLETE.play],
    ['Self-exclusion', COMPLETE.exclusion],
    ['Terms and conditions', COMPLETE.terms],
    ['Privacy', COMPLETE.privacy.EN],
    ['Complaints', COMPLETE.complaints],
    ['No. 2031', COMPLETE.licenceUrl],
    ['+63 2 5550-0199', 'tel:+63255500199'],
    ['Anonymous', 'https://help.example/'],
  ] as const)
    await expect.element(kit.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  await expect.element(kit.getByText('Harbour Helpline')).toBeVisible();
  await expect.element(kit.getByText('Fair <b>Ltd</b>')).toBeVisible(); // a text, not HTML
  await expectAccessibleInBothTextDirections('dialog');
});

test('[SAFE-1.2] what is not in the member’s language says in which it is', async () => {
  const korean = LANGUAGES.get('KO');
  if (!korean) throw new Error('no Korean');
  const { screen } = await show(COMPLETE);
  await activateLanguage(korean);
  await expect.element(screen.getByText('항구 위원회 허가')).toBeVisible();
  await screen.getByRole('button', { name: '라이선스 및 상담 안내' }).click();
  const kit = screen.getByRole('dialog');
  await expect.element(kit.getByText('한국어 문구가 없어 English로 표시해요').nth(1)).toBeVisible(); // privacy, company
  expect(kit.getByText('한국어 문구가 없어').elements()).toHaveLength(2);
  await expect.element(kit.getByText('Fair <b>Ltd</b>')).toHaveAttribute('lang', 'en');
});

test('[SAFE-1.3] forty help lines are all there', async () => {
  const helpLines = Array.from({ length: 40 }, (_, index) => ({ name: `Line ${index + 1}`, phone: `555 ${index}` }));
  const { open } = await show({ ...COMPLETE, helpLines });
  const kit = await open();
  await kit.getByText('Line 40').element().scrollIntoView();
  await expect.element(kit.getByText('Line 40')).toBeVisible();
  expect(kit.getByRole('list', { name: 'Helplines' }).getByRole('listitem').elements()).toHaveLength(40);
});

test.each([
  // loads    then      the line is on the screen at first, and then
  [true, 'it loads', false, false],
  [true, 'seconds pass', false, true],
  [true, 'it is there', false, true],
  [true, 'more loads', false, true],
  [false, 'more loads', true, true],
])(
  '[SAFE-1.5] of a page that loads at first (%s) while %s, the legal line is on the screen: %s, %s',
  async (...row) => {
    const [isFirstLoad, next, before, after] = row;
    const page = (isLoading: boolean) => (
      <main>
        {isLoading && <Skeleton label="Loading" />}
        <LegalInformation />
      </main>
    );
    setLegal(COMPLETE);
    const screen = await render(page(isFirstLoad), { wrapper: TestProviders });
    const line = screen.getByRole('img', { name: 'For players aged 21 and over' });
    const isOnScreen = () => line.element().getBoundingClientRect().top < innerHeight;
    expect(isOnScreen()).toBe(before);
    if (next === 'seconds pass')
      for (const animation of line.element().parentElement?.getAnimations() ?? []) animation.finish();
    if (next === 'it is there' || next === 'more loads') await screen.rerender(page(false));
    if (next !== 'it loads') expect(isOnScreen()).toBe(true);
    if (next === 'more loads') await screen.rerender(page(true));
    expect(isOnScreen()).toBe(after);
  },
);

describe('[SAFE-1.9] accessibility', () => {
  test('the product says how far it conforms, what does not work, and whom to tell', async () => {
    const { open } = await show(COMPLETE);
    const kit = await open();
    await expect.element(kit.getByRole('heading', { level: 3, name: 'Accessibility' })).toBeVisible();
    await expect.element(kit.getByText(/partly meets WCAG 2\.2 AA\. Last checked: \w+ \d+, 20\d\d\./)).toBeVisible();
    await expect.element(kit.getByText(/^Known gaps: /)).toBeVisible();
    await expect.element(kit.getByText(/tell customer service\.$/)).toBeVisible();
    await expectAccessibleInBothTextDirections('dialog');
  });

  test('a page of the merchant about it stands in its place', async () => {
    const { open } = await show({ ...COMPLETE, accessibility: { EN: 'https://fair.example/accessibility' } });
    const kit = await open();
    await expect
      .element(kit.getByRole('link', { name: 'Accessibility' }))
      .toHaveAttribute('href', 'https://fair.example/accessibility');
    expect(kit.getByRole('heading', { name: 'Accessibility' }).query()).toBeNull();
  });
});
