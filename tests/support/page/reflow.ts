import { expect, type Page } from '@playwright/test';

/** 1280 × 1024 CSS px at 400 % zoom, in a theme with few colors of the user. */
export async function zoomIntoForcedColors(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.emulateMedia({ forcedColors: 'active' });
}

/** Expects that the page, and what a selector matches, scroll in one direction only (WCAG 1.4.10). */
export async function expectReflow(page: Page, within: string): Promise<void> {
  const readOverflow = () =>
    page.evaluate(
      (selector) =>
        [document.documentElement, ...document.querySelectorAll(selector)].map(
          ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
        ),
      within,
    );
  await expect.poll(async () => (await readOverflow()).length).toBeGreaterThan(1);
  await expect.poll(async () => Math.max(...(await readOverflow()))).toBe(0);
}

/**
 * Resolves with the texts of the visible buttons and fields without a border, an outline, an underline or an icon of
 * their own or of their box: in forced colors they would be plain text.
 */
export const findUnmarkedControls = (page: Page, within: string): Promise<readonly string[]> =>
  page
    .locator(within)
    .first()
    .evaluate((element) =>
      [...element.querySelectorAll<HTMLElement>('button, input:not([type=radio]):not([type=checkbox])')]
        .filter((control) => control.checkVisibility())
        .filter((control) => {
          // A field of some designs has a line below it alone.
          const hasLine = ({ borderTopWidth, borderBottomWidth }: CSSStyleDeclaration) =>
            Number.parseFloat(borderTopWidth) > 0 || Number.parseFloat(borderBottomWidth) > 0;
          const style = getComputedStyle(control);
          const isMarked = hasLine(style) || style.outlineStyle !== 'none' || style.textDecorationLine !== 'none';
          const isHolderMarked = control.parentElement !== null && hasLine(getComputedStyle(control.parentElement));
          return !isMarked && !isHolderMarked && !control.querySelector('svg, img, [role=img]');
        })
        .map((control) => control.textContent || control.id),
    );

/** Resolves with the texts of the chosen tabs, chips and links that look like the others in forced colors. */
export const findUnmarkedChoices = (page: Page, within: string): Promise<readonly string[]> =>
  page
    .locator(within)
    .first()
    .evaluate((element) =>
      [...element.querySelectorAll('[aria-selected=true], [aria-pressed=true], a[aria-current]')]
        .filter((choice) => choice.checkVisibility() && getComputedStyle(choice).outlineStyle === 'none')
        .map((choice) => choice.textContent),
    );

/** Spaces texts as far as a reader may (WCAG 1.4.12). */
export const spaceTexts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
        'p { margin-block-end: 2em !important }',
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
