import type { StartTexts } from '../contract/bootstrap/start-texts';
import { isBrowserSupported } from './browser-support';
import { type FailureReason, parseStartTexts, pickStartTexts } from './pick-start-texts';

/*
 * The very first script of index.html, in ES5 so that every browser can run it. If a start fails before the first
 * render, for any reason, this script replaces the skeleton with a message and a retry button (BOOT-5). If the app
 * renders after all, its first render replaces the message. The build refuses newer syntax here.
 * The message is in the language of the last good start, whose texts the app has stored. Where there was none, it is in
 * English until the texts of the expected language have loaded (I18N-1).
 */

/** Delay between an error and the failure message (ms): the app may still render meanwhile. */
var MESSAGE_DELAY_MS = 1000;
/** Timeout of a start (ms): it counts as failed if nothing was rendered by then. */
var START_TIMEOUT_MS = 25000;
/** Interval at which a start whose scripts have failed asks whether the server responds (ms). */
var PROBE_INTERVAL_MS = 4000;
/** Shown until the texts have loaded; short, because every page contains them. */
var ENGLISH: StartTexts = {
  lang: 'en',
  dir: 'ltr',
  failed: 'We could not start. Please try again.',
  old: 'This browser is too old. Please update it.',
  retry: 'Retry',
};
var isShown = false;

function storedItem(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage is blocked.
    return null;
  }
}

/** Requests the texts. A request that gets no response ends with the interval of the probes. */
function requestTexts(onLoad: (request: XMLHttpRequest) => void, onError?: () => void): void {
  var request = new XMLHttpRequest();
  request.open('GET', '/m/start-texts.json');
  request.timeout = PROBE_INTERVAL_MS;
  request.onload = function () {
    onLoad(request);
  };
  if (onError) request.onerror = onError;
  request.send();
}

/** Loads the texts in the language of the visitor or, before a choice, of the host's merchant or the browser. */
function loadTexts(reason: FailureReason, show: (texts: StartTexts) => void): void {
  requestTexts(function (request) {
    var lang = document.documentElement.lang;
    var texts = pickStartTexts(
      request.responseText,
      // The document of a host without a brand is in English for want of a language.
      [storedItem('MC_LANGUAGE'), window.expectedLanguage, lang === 'en' ? '' : lang].concat(
        navigator.languages || [navigator.language],
      ),
      reason,
    );
    if (texts) show(texts);
  });
}

/**
 * Loads the page again once a server that could not be reached responds: what failed may load now (BOOT-5). A server
 * that responds all the time is no reason, because the same would fail again.
 */
function reloadOnRecovery(root: HTMLElement): void {
  var wasLost = false;
  var timer = setInterval(probe, PROBE_INTERVAL_MS);
  probe();
  function probe() {
    // A page that nobody looks at goes on when it is looked at.
    if (document.hidden) return;
    if (!isUnrendered(root)) return clearInterval(timer);
    requestTexts(
      function (request) {
        if (wasLost && request.status === 200 && isUnrendered(root)) location.reload();
      },
      function () {
        wasLost = true;
      },
    );
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

/** Replaces the skeleton with the message. Returns a function that shows it in another language. */
function renderFailure(root: HTMLElement, reason: FailureReason): (texts: StartTexts) => void {
  var bar = root.querySelector('.first-bar');
  var panel = document.createElement('div');
  var sentence = document.createElement('p');
  var retry = document.createElement('button');
  panel.className = 'first-failure';
  panel.setAttribute('role', 'alert');
  retry.type = 'button';
  retry.addEventListener('click', function () {
    location.reload();
  });
  panel.appendChild(sentence);
  panel.appendChild(retry);
  while (root.lastChild) root.removeChild(root.lastChild);
  // The bar shows the brand, and marks the page as not rendered.
  if (bar) root.appendChild(bar);
  root.appendChild(panel);
  return function (texts) {
    panel.lang = texts.lang;
    panel.dir = texts.dir;
    sentence.textContent = texts[reason];
    retry.textContent = texts.retry;
  };
}

/**
 * Shows the message instead of the skeleton, unless the app has rendered.
 * @param recover called with the root once the message is shown; not after a timeout, because what is late may still
 * arrive, and a reload would begin again
 */
function showFailure(reason: FailureReason, recover?: (root: HTMLElement) => void): void {
  var root = document.getElementById('root');
  if (!root) {
    document.addEventListener('DOMContentLoaded', function () {
      showFailure(reason, recover);
    });
    return;
  }
  if (isShown || !isUnrendered(root)) return;
  isShown = true;
  var stored = parseStartTexts(storedItem('MC_TEXTS'), reason);
  var show = renderFailure(root, reason);
  show(stored || ENGLISH);
  if (!stored) loadTexts(reason, show);
  removeUrlToken();
  if (recover) recover(root);
}

function showFailureDelayed(): void {
  setTimeout(function () {
    showFailure('failed', reloadOnRecovery);
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
