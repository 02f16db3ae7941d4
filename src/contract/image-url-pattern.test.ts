import { describe, expect, test } from 'vitest';
import { ALLOWED_SNAPSHOT_ATTRIBUTE_PATTERN } from './bootstrap/home-snapshot';
import { parseTolerantly } from './contract-deviation';
import { ENDPOINTS } from './endpoints/catalogue';
import { imageUrl } from './fields';
import { IMAGE_URL_PATTERN } from './image-url-pattern';
import { merchantPage } from './merchant/merchant-page';
import { whiteLabelSettings } from './merchant/white-label';

describe('[WL-2.10] pictures of the platform', () => {
  test.each([
    [''],
    ['/cdn/FAIR/a.png?v=1#x'],
    ['https://cdn.example/a.png'],
    ['HTTPS://CDN.EXAMPLE/a@2x.png'],
    ['//cdn.example/a.png'],
    ['data:image/svg+xml,%3Csvg%2F%3E'],
  ])('a picture may come from %j', (url) => {
    expect(IMAGE_URL_PATTERN.test(url)).toBe(true);
    // The pictures of the first screen are checked a second time, by a pattern of their own.
    expect(ALLOWED_SNAPSHOT_ATTRIBUTE_PATTERN.test(`src=${url}`)).toBe(url !== '' && !url.startsWith('//'));
    expect(parseTolerantly(imageUrl, url)).toEqual({ ok: true, value: url, deviations: [] });
  });

  test('blanks around an address are removed', () => {
    expect(parseTolerantly(imageUrl, ' https://cdn.example/a.png\n')).toMatchObject({
      ok: true,
      value: 'https://cdn.example/a.png',
    });
  });

  test.each([
    ['javascript:alert(1)'],
    [' javascript:alert(1)'],
    ['java\tscript:alert(1)'],
    ['intent://other.example#Intent;end'],
    ['ws://other.example/a'],
    ['http://other.example/a.png'],
    ['ftp://other.example/a.png'],
    ['file:///etc/passwd'],
    ['blob:https://m.example/1'],
    ['data:text/html,<script>alert(1)</script>'],
    ['https:///other.example'],
    ['/\\other.example/a.png'],
    ['///other.example/a.png'],
    ['a.png'],
    ['../a.png'],
    ['market://details'],
  ])('a picture must not come from %j, and the field is empty then', (url) => {
    expect(IMAGE_URL_PATTERN.test(url)).toBe(false);
    expect(ALLOWED_SNAPSHOT_ATTRIBUTE_PATTERN.test(`src=${url}`)).toBe(false);
    expect(parseTolerantly(imageUrl, url)).toMatchObject({ ok: true, value: '', deviations: [{}] });
  });
});

/** The parts of a schema that lead to its fields. */
interface Shape {
  readonly entries?: Readonly<Record<string, Shape>>;
  readonly item?: Shape;
  readonly wrapped?: Shape;
}

/** Names under which the platform sends the URL of a picture. */
const PICTURE_NAME = /image|logo|^icon$|picture|photo|avatar|gift|illustration|thumb|poster|cover|^src$|artwork/i;
/**
 * Fields with such a name that are checked elsewhere: the icons and screenshots of the app by their hosts
 * (`toManifestIconUrl`), the picture of a captcha, which is picture data, and the hosts of pictures, which are no URLs.
 */
const CHECKED_ELSEWHERE = [
  'webAppManifest.icons[].src',
  'webAppManifest.screenshots[].src',
  'imageCaptcha.image',
  'status.info.imageCDNs[]',
];

function listPictureFields(shape: Shape, path: string): readonly (readonly [path: string, schema: Shape])[] {
  if (shape.wrapped && (shape.wrapped.entries ?? shape.wrapped.item ?? shape.wrapped.wrapped))
    return listPictureFields(shape.wrapped, path);
  if (shape.entries)
    return Object.entries(shape.entries).flatMap(([name, entry]) => listPictureFields(entry, `${path}.${name}`));
  if (shape.item) return listPictureFields(shape.item, `${path}[]`);
  return PICTURE_NAME.test(path.split('.').at(-1) ?? '') ? [[path, shape]] : [];
}

const SCHEMAS: readonly (readonly [string, unknown])[] = [
  ...Object.values(ENDPOINTS).map(({ name, response }) => [name, response] as const),
  ['merchantPage', merchantPage],
  ['whiteLabelSettings', whiteLabelSettings],
];
const FIELDS = SCHEMAS.flatMap(([name, schema]) => listPictureFields(schema as Shape, name));

describe('[WL-2.10] fields with the URL of a picture', () => {
  test.each(FIELDS.filter(([path]) => !CHECKED_ELSEWHERE.includes(path)))(
    'the field %s has no URL from which a picture must not come',
    (_, schema) => {
      const parsed = parseTolerantly(schema as typeof imageUrl, 'javascript:alert(1)');
      expect(parsed.ok ? parsed.value : '').toBe('');
    },
  );

  test('there are such fields, and those that are checked elsewhere exist', () => {
    const paths = FIELDS.map(([path]) => path);
    expect(paths.length).toBeGreaterThan(CHECKED_ELSEWHERE.length + 5);
    expect(paths).toEqual(expect.arrayContaining(CHECKED_ELSEWHERE));
  });
});
