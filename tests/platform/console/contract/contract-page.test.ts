import { expect, test } from 'vitest';
import { ENDPOINTS } from '../../../../src/contract/endpoints/catalogue';
import { setUpTestPlatform } from '../../testing/test-platform';

const { caller } = setUpTestPlatform();

test('[OPS-3.3] /console/api shows each endpoint with its path, its fields and an example, and loads nothing else', async () => {
  const page = await (await fetch(`${caller().origin}/console/api`)).text();
  for (const { name, method, path } of ENDPOINTS) {
    expect(page).toContain(`<section id="${name}"`);
    expect(page).toContain(`<code>${method} ${path}</code>`);
  }
  expect(page).toContain('<code>info.merchantCode</code>');
  expect(page).toMatch(/<td>assumed<\/td>[\s\S]*<td>specified<\/td>/);
  expect(page.match(/(?:src|href)="(?!#|\/console)[^"]*"/g)).toBeNull();
});

test('[OPS-3.3] /console/openapi.json is the generated document', async () => {
  const document = await (await fetch(`${caller().origin}/console/openapi.json`)).json();
  expect(Object.keys(document.paths)).toHaveLength(new Set(ENDPOINTS.map(({ path }) => path)).size);
});
