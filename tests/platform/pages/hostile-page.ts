import { page, type Reply } from '../server/reply';
import { html } from './html';

/** A game that tries everything to get at the page around it, with a policy that forbids it nothing. */
export function hostilePage(): Reply {
  const document = html`<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Hostile</title><body style="background:#fff;color:#000"><h1>Hostile game</h1>
<ul id="tries"></ul><p role="status" id="done"></p>
<script src="/games/assets/hostile.js"></script></body></html>`;
  return page(document.text, "default-src * data: blob: 'unsafe-inline' 'unsafe-eval'; frame-ancestors *");
}
