import app from '../app/app.module.css';
import type { SnapshotNode } from '../contract/bootstrap/home-snapshot';
import banner from '../features/home/banners/banner.module.css';
import header from '../features/home/header/home-header.module.css';
import homeTop from '../features/home/home-top.module.css';
import home from '../pages/home.module.css';
import type { TextKey } from '../services/i18n/catalogue';
import brand from '../services/merchant/brand.module.css';
import button from '../ui/button/button.module.css';
import bottom from '../ui/layout/bottom-navigation.module.css';
import card from '../ui/layout/card.module.css';
import carousel from '../ui/media/carousel.module.css';
import iconButton from '../ui/media/icon-button.module.css';
import type { IconName } from '../ui/media/icon-names';
import { gameNodes } from './game-nodes';
import type { FirstVisitContent } from './read-first-visit';
import { classAttributes, elementNode, iconNode, imageNode } from './snapshot-elements';

/** The number of banners that HomeBanners shows. */
const MAX_BANNERS = 8;

type Text = (key: TextKey) => string;

const primaryButton = (label: string) => elementNode('a', `${button.button} ${button.primary}`, label);

/**
 * Returns the first screen of home as nodes of a home snapshot: the same elements that React will render from the same
 * responses, without content that is not known yet, such as the announcements. A browser test compares both.
 */
export function firstVisitNodes(visit: FirstVisitContent, t: Text): readonly SnapshotNode[] {
  return [
    elementNode(
      'div',
      app.frame,
      headerNode(visit, t),
      elementNode('main', home.main, ...topNodes(visit, t), ...gameNodes(visit.lanes, t)),
      bottomNode(visit, t),
    ),
  ];
}

function headerNode({ name, logo, icon: image_, hasLanguageMenu }: FirstVisitContent, t: Text): SnapshotNode {
  const named = elementNode('span', brand.name, ...(image_ === '' ? [] : [imageNode(image_, brand.icon)]), name);
  return elementNode(
    'header',
    header.bar,
    elementNode(
      'div',
      header.content,
      elementNode('h1', '', logo === '' ? named : imageNode(logo, brand.logo)),
      ...(hasLanguageMenu ? [elementNode('div', header.menu, iconNode('globe', 22))] : []),
      elementNode('div', header.entry, primaryButton(t('action.login'))),
    ),
  );
}

function topNodes({ banners }: FirstVisitContent, t: Text): readonly SnapshotNode[] {
  const shown = banners.slice(0, MAX_BANNERS);
  const slides = shown.map(({ title, image: src }, index) =>
    elementNode(
      'li',
      '',
      elementNode('a', banner.banner, elementNode('span', '', title), ...(index === 0 ? [imageNode(src)] : [])),
    ),
  );
  const dots = shown.map((_, index): SnapshotNode => ['span', index === 0 ? { 'data-current': 'true' } : {}]);
  const controls = [
    elementNode('div', carousel.dots, ...dots),
    elementNode('button', `${iconButton.button} ${carousel.toggle}`, iconNode('pause', 14)),
  ];
  return [
    elementNode(
      'div',
      homeTop.stage,
      elementNode(
        'section',
        carousel.carousel,
        elementNode('ul', '', ...slides),
        ...(shown.length > 1 ? controls : []),
      ),
    ),
    elementNode('div', homeTop.strip, iconNode('megaphone', 20)),
    elementNode(
      'div',
      `${card.card} ${homeTop.join}`,
      elementNode('b', '', t('home.join')),
      primaryButton(t('action.register')),
    ),
  ];
}

function bottomNode({ hasChat }: FirstVisitContent, t: Text): SnapshotNode {
  const item = (tag: string, name: IconName, key: TextKey, more: Readonly<Record<string, string>> = {}) =>
    elementNode('li', '', [tag, classAttributes(bottom.item, more), iconNode(name, 24), t(key)]);
  return elementNode(
    'nav',
    bottom.bar,
    elementNode(
      'ul',
      '',
      item('a', 'homeFilled', 'nav.home', { 'aria-current': 'page' }),
      item('a', 'megaphone', 'nav.promotions'),
      item('a', 'wallet', 'nav.deposit', { class: `${bottom.item} ${bottom.middle}` }),
      item('a', 'gift', 'nav.rewards'),
      item('a', 'person', 'nav.account'),
      ...(hasChat ? [item('button', 'chat', 'nav.chat')] : []),
    ),
  );
}
