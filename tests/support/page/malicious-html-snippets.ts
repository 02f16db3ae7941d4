/** Script that increments a counter of the page. The count proves whether a snippet was able to run a script. */
const HIT = 'window.hits+=1';

const EVENTS = [
  ...['onerror', 'onload', 'onclick', 'onmouseover', 'onfocus', 'onanimationstart', 'ontoggle', 'onpointerenter'],
  ...['onbeforeinput', 'oncontentvisibilityautostatechange', 'onscroll', 'ontransitionend', 'onwheel'],
];
const ELEMENTS = [
  'img src=x',
  'svg',
  'body',
  'video src=x',
  'audio src=x',
  'details open',
  'input autofocus',
  'marquee',
  'div tabindex=0',
  ...[
    'select autofocus',
    'textarea autofocus',
    'button',
    'iframe',
    'object data=x',
    'embed src=x',
    'input type=image src=x',
  ],
  ...['math', 'p contenteditable'],
];
const FOREIGN_TAGS = [
  ...['img src', 'iframe src', 'embed src', 'object data', 'video poster', 'audio src', 'link rel=stylesheet href'],
  ...['script src', 'input type=image src', 'body background', 'table background', 'base href', 'form action'],
  ...[
    'source srcset',
    'img srcset',
    'track src',
    'frame src',
    'svg><image href',
    'svg><use href',
    'link rel=prefetch href',
  ],
  ...[
    'link rel=preload as=image href',
    'link rel=modulepreload href',
    'link rel=manifest href',
    'a ping',
    'html manifest',
  ],
  ...['svg><script href', 'svg><feImage href', 'input formaction', 'blockquote cite', 'img longdesc', 'portal src'],
];
const SCHEMES = [
  'javascript:',
  'JaVaScRiPt:',
  'java\tscript:',
  ' javascript:',
  'vbscript:',
  'data:text/html,',
  '&#106;avascript:',
  'javascript&colon;',
  ...['java\nscript:', '\u0001javascript:', 'jav&#x09;ascript:', 'data:image/svg+xml,', 'blob:', 'filesystem:'],
];
const LINKS = [
  'a href',
  'area href',
  'form action',
  'iframe src',
  'object data',
  'svg><a xlink:href',
  'math><mi xlink:href',
];
const WRAPPERS = [
  'template',
  'noscript',
  'svg><desc',
  'math><mtext',
  'table><td',
  'select><option',
  'title',
  'textarea',
  'style',
  'xmp',
  ...['plaintext', 'iframe', 'noembed', 'noframes', 'svg><foreignObject', 'svg><title', 'math><annotation-xml'],
];
const STYLES = [
  'position:fixed;inset:0;z-index:99999',
  'position:absolute;top:-9999px;width:9999px',
  'background:url(https://HOST/x.png)',
  'animation:x 1s;transform:scale(99)',
  '--layer-toast:0;all:unset',
];

/**
 * Returns more than 523 pieces of HTML that try to run a script, to load from a foreign host, or to cover
 * other parts of the page.
 * @param host the foreign host
 */
export function buildMaliciousHtmlSnippets(host: string): readonly string[] {
  const foreign = `https://${host}/x`;
  return [
    ...ELEMENTS.flatMap((element) => EVENTS.map((event) => `<${element} ${event}="${HIT}">`)),
    ...FOREIGN_TAGS.flatMap((tag) => [foreign, `//${host}/x`, `http://${host}/x`].map((url) => `<${tag}="${url}">`)),
    ...LINKS.flatMap((link) => SCHEMES.map((scheme) => `<${link}="${scheme}${HIT}">click</a>`)),
    ...WRAPPERS.flatMap((wrapper) => [
      `<${wrapper}><img src=x onerror="${HIT}">`,
      `<${wrapper}><script>${HIT}</script>`,
      `<${wrapper}><img title="</${wrapper.replace(/>.*/, '')}><img src=x onerror=${HIT}>">`,
    ]),
    ...STYLES.flatMap((style) =>
      ['div', 'img', 'a', 'p'].map((tag) => `<${tag} style="${style.replace('HOST', host)}">over</${tag}>`),
    ),
    ...['root', 'main', 'cookie', 'location', 'attributes'].flatMap((name) => [
      `<div id="${name}">x</div>`,
      `<form name="${name}"><input name="attributes"></form>`,
      `<a id="${name}"></a><a id="${name}" name="href">x</a>`,
    ]),
    `<script>${HIT}</script>`,
    `<script src="${foreign}"></script>`,
    `</div></dialog></body><script>${HIT}</script>`,
    '</div></div></dialog><div class="escaped">outside</div>',
    `<meta http-equiv="refresh" content="0;url=${foreign}">`,
    `<style>@import "${foreign}";*{display:none}</style>`,
    `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${HIT}&gt;">`,
    `<svg></p><style><a id="</style><img src=1 onerror=${HIT}>">`,
    `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${HIT}>`,
    `<noscript><p title="</noscript><img src=x onerror=${HIT}>">`,
    `<!--><img src=x onerror=${HIT}>-->`,
    `<![CDATA[<img src=x onerror=${HIT}>]]>`,
    `<img src="x\u0000" onerror=${HIT}>`,
    `<img/src/onerror=${HIT}>`,
    `<dialog open><form method=dialog><button>x</button></form></dialog>`,
    `<div popover>x</div><button popovertarget=x>x</button>`,
    `<custom-element onclick="${HIT}">x</custom-element>`,
    `<div contenteditable onfocus="${HIT}" autofocus>x</div>`,
    `<template shadowrootmode="open"><script>${HIT}</script></template>`,
    `<a href="https://${host}/x" ping="https://${host}/ping" target="_top">x</a>`,
  ];
}
