import { describe, expect, test } from 'vitest';
import { setUpTestPlatform } from '../../testing/test-platform';

const { caller } = setUpTestPlatform();
const get = (path: string) => fetch(caller().origin + path);
const post = (body: object) =>
  fetch(`${caller().origin}/console/api/brandings`, { method: 'POST', body: JSON.stringify(body) });

describe('[WL-2] design page of the console', () => {
  test('has a frame for each combination of merchant, color scheme and text direction', async () => {
    const page = await (await get('/console/design')).text();
    for (const merchant of ['FAIR', 'KOPI', 'SOL']) {
      for (const scheme of ['light', 'dark']) {
        for (const dir of ['ltr', 'rtl'])
          expect(page).toContain(`merchant=${merchant}&amp;scheme=${scheme}&amp;dir=${dir}`);
      }
    }
  });

  test('each frame of the design page has the design tokens of its look and no inline script', async () => {
    const response = await get('/console/design/frame?merchant=KOPI&dir=rtl&accent=%23112233');
    const page = await response.text();
    expect(page).toContain('dir="rtl"');
    expect(page).not.toMatch(/<script>|\son\w+=/);
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    const styles = await (await get('/console/design/look.css?merchant=KOPI&accent=%23112233')).text();
    expect(styles).toContain('--accent:#112233');
    expect(styles).toContain('--radius:4px');
  });

  test('has a script that renders the UI primitives', async () => {
    const script = await (await get('/console/design/specimens.js')).text();
    expect(script).toContain('Empty state');
  });
});

test('[WL-2] a merchant’s saved look applies to that merchant only, and a reset restores the original look', async () => {
  expect((await post({ merchant: 'FAIR', accent: '#aa0055', radius: 4, bottomBar: 'pill' })).status).toBe(200);
  const looks = await (await get('/console/api/brandings')).json();
  expect(looks.FAIR).toMatchObject({ accent: '#aa0055', design: { radius: 4, bottomBar: 'pill', columns: 2 } });
  expect(looks.KOPI.accent).toBe('#e8a33d');
  await fetch(`${caller().origin}/console/api/reset`, { method: 'POST', body: '{}' });
  expect((await (await get('/console/api/brandings')).json()).FAIR.accent).toBe('#5b3df5');
});
