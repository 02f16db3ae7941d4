import { type Html, html } from './html';

/** An icon as the app has them. */
export const renderIcon = (path: string): Html =>
  html`<svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${path}"/></svg>`;

/** The arrow back, as the app has it. */
export const renderBackLink = (href: string, label: string): Html =>
  html`<a href="${href}" aria-label="${label}">${renderIcon('M15 6l-6 6 6 6')}</a>`;

/** The style sheets of a game, a legal text or a page of customer service in the look of a merchant. */
export const renderPageStyles = (merchant: string): Html =>
  html`<link rel="stylesheet" href="/support/theme.css?merchant=${merchant}"><link rel="stylesheet" href="/games/assets/game.css">`;

interface PageHead {
  readonly title: string;
  readonly detail?: string;
  readonly backHref: string;
  readonly backLabel: string;
}

/** The bar at the top of a page: the way back and the title in the merchant's face. */
export const renderPageHead = ({ title, detail = '', backHref, backLabel }: PageHead): Html =>
  html`<header>${renderBackLink(backHref, backLabel)}<div><h1>${title}</h1>${detail === '' ? '' : html`<p>${detail}</p>`}</div></header>`;
