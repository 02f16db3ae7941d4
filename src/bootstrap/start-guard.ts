import { isBrowserSupported } from './browser-support';
import { pickStartErrorTexts, type StartErrorTexts } from './start-error-texts';

/*
 * The very first script of index.html, in ES5 so that every browser can run it. If a start fails before the first
 * render, for any reason, this script replaces the skeleton with a message and a retry button (BOOT-5). If the app
 * renders after all, its first render replaces the message. The build refuses newer syntax here.
 */

/** Delay between an error and the failure message (ms): the app may still render meanwhile. */
var MESSAGE_DELAY_MS = 1000;
/** Timeout of a start (ms): it counts as failed if nothing was rendered by then. */
var START_TIMEOUT_MS = 25000;
var isShown = false;

function chosenLanguage(): string | null {
  try {
    return localStorage.getItem('MC_LANGUAGE');
  } catch {
    // Storage is blocked.
    return null;
  }
}

/** Whether the app has not rendered yet: the root element contains only the skeleton, or nothing. */
function isUnrendered(root: HTMLElement): boolean {
  return !root.firstChild || root.querySelector('.first-bar') !== null;
}

/**
 * Removes the query from the URL if it contains a token, in case the script that normally does so cannot run (ROUTE-3).
 */
function removeUrlToken(): void {
  if (/[?&;]tokens?=/.test(location.href)) history.replaceState(null, '', location.pathname);
}

function renderFailure(root: HTMLElement, texts: StartErrorTexts, message: string): void {
  var bar = root.querySelector('.first-bar');
  var panel = document.createElement('div');
  var sentence = document.createElement('p');
  var retry = document.createElement('button');
  panel.className = 'first-failure';
  panel.lang = texts.lang;
  panel.dir = 'ltr';
  panel.setAttribute('role', 'alert');
  sentence.appendChild(document.createTextNode(message));
  retry.type = 'button';
  retry.appendChild(document.createTextNode(texts.retry));
  retry.addEventListener('click', function () {
    location.reload();
  });
  panel.appendChild(sentence);
  panel.appendChild(retry);
  while (root.lastChild) root.removeChild(root.lastChild);
  // The bar shows the brand, and marks the page as not rendered.
  if (bar) root.appendChild(bar);
  root.appendChild(panel);
}

function showFailure(reason: 'failed' | 'old'): void {
  var root = document.getElementById('root');
  if (!root) {
    document.addEventListener('DOMContentLoaded', function () {
      showFailure(reason);
    });
    return;
  }
  if (isShown || !isUnrendered(root)) return;
  isShown = true;
  // The bootstrap script expects the language of the last start or the default of the host's merchant (I18N-1).
  var texts = pickStartErrorTexts(
    [chosenLanguage(), window.expectedLanguage].concat(navigator.languages || [navigator.language]),
  );
  renderFailure(root, texts, texts[reason]);
  removeUrlToken();
}

function showFailureDelayed(): void {
  setTimeout(function () {
    showFailure('failed');
  }, MESSAGE_DELAY_MS);
}

/**
 * Whether an error event is about a script of this site: an error that it threw, or a failure to load it. Errors of
 * browser extensions are ignored.
 */
function isOwn(event: ErrorEvent): boolean {
  var target: EventTarget | null = event.target;
  if (target !== window) return target instanceof HTMLScriptElement;
  return String(event.filename).indexOf(location.protocol + '//' + location.host) === 0;
}

addEventListener(
  'error',
  function (event) {
    if (isOwn(event)) showFailureDelayed();
  },
  true,
);
// Dispatched by main.tsx if the start rejects.
addEventListener('startfailed', showFailureDelayed);
setTimeout(function () {
  showFailure('failed');
}, START_TIMEOUT_MS);
if (!isBrowserSupported(window)) showFailure('old');
