import { expect, test } from 'vitest';
import { buildDomNode } from '../../../bootstrap/build-dom-node';
import { captureSnapshotNode } from './capture-snapshot-node';

const VIEW = { width: 390, height: 844 };
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** Replaces the content of the body with a `main` element that contains this HTML, and returns that element. */
function place(html: string): HTMLElement {
  const main = document.createElement('main');
  main.innerHTML = html;
  document.body.replaceChildren(main);
  return main;
}

test('[OFF-2.6] a captured snapshot is rebuilt as the same elements, without links, campaign parameters and accessible names', () => {
  const main = place(
    '<h2 class="title">Slots</h2><a class="tile" href="/m/launchGame?code=1&r=FRIEND" aria-label="Play"><b data-initial="L">Lucky</b></a>' +
      '<svg viewBox="0 0 24 24"><use href="#icon-globe"></use></svg>',
  );
  const captured = captureSnapshotNode(main, VIEW);
  const built = buildDomNode(captured ?? '') as HTMLElement;
  expect(built.outerHTML).toBe(
    '<main><h2 class="title">Slots</h2><a class="tile" data-to="/m/launchGame?code=1"><b data-initial="L">Lucky</b></a>' +
      '<svg viewBox="0 0 24 24"><use href="#icon-globe"></use></svg></main>',
  );
  expect(built.querySelector('use')).toBeInstanceOf(SVGUseElement);
});

test('[OFF-2] a captured snapshot contains no hidden elements and no elements outside of the viewport', () => {
  const main = place(
    '<p>first</p><p hidden>second</p><p style="position:absolute;left:400px">third</p><p style="position:absolute;top:900px">fourth</p>',
  );
  expect(captureSnapshotNode(main, VIEW)).toEqual(['main', {}, ['p', {}, 'first']]);
});

test('[OFF-2] a captured snapshot contains no dialogs, form fields, frames or images with a data URL', () => {
  const main = place(
    `<dialog open>alice</dialog><input value="alice"><select><option>EN</option></select><iframe title="x"></iframe><img alt="alice" src="${PIXEL}"><p>ok</p>`,
  );
  expect(captureSnapshotNode(main, VIEW)).toEqual(['main', {}, ['p', {}, 'ok']]);
});

test('[OFF-2] a captured snapshot contains blank characters in place of a text that changes every second', () => {
  const main = place('<p data-live>12:34</p>');
  expect(captureSnapshotNode(main, VIEW)).toEqual(['main', {}, ['p', {}, '\u2007'.repeat(5)]]);
});

test('[OFF-2] a captured snapshot contains the place without the content of an element whose content is styled later', () => {
  const main = place('<p class="draw" data-place-only><b>Ferris Five</b></p>');
  expect(captureSnapshotNode(main, VIEW)).toEqual(['main', {}, ['p', { class: 'draw' }]]);
});

test('[OFF-2] capturing a snapshot of a scrolled list throws', () => {
  const main = place('<ul style="overflow:auto;width:100px"><li style="width:500px">games</li></ul>');
  main.querySelector('ul')?.scrollTo({ left: 50 });
  expect(() => captureSnapshotNode(main, VIEW)).toThrow('scrolled');
});

test.each([
  ['a script', ['script', {}, 'alert(1)']],
  ['a frame', ['iframe', { src: '/m/home' }]],
  ['an event handler', ['p', { onclick: 'alert(1)' }]],
  ['a style', ['p', { style: 'color:red' }]],
  ['a link', ['a', { href: '/m/login' }]],
  ['an image over http', ['img', { src: 'http://other.example/a.png' }]],
  ['an image with a protocol-relative URL', ['img', { src: '//other.example/a.png' }]],
  ['an image with a javascript: URL', ['img', { src: 'javascript:alert(1)' }]],
  ['a fill from another server', ['circle', { fill: 'url(https://other.example/a.svg#a)' }]],
  ['a stroke from another server', ['circle', { stroke: 'url(//other.example/a.svg#a)' }]],
  ['a fill from this page', ['circle', { fill: 'url(#a)' }]],
  ['an icon from another server', ['use', { href: 'https://other.example/a.svg#icon-globe' }]],
  ['an icon in another file', ['use', { href: '/m/a.svg#icon-globe' }]],
  ['a class with another attribute', ['p', { class: 'a" onclick="alert(1)' }]],
  ['an invalid node', ['main', {}, null]],
])('[OFF-2] rebuilding a stored snapshot that contains %s throws', (_, node) => {
  expect(() => buildDomNode(node as unknown as Parameters<typeof buildDomNode>[0])).toThrow();
});
