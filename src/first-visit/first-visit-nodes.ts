import app from '../app/app.module.css';
import { type SnapshotNode, TAP_TARGET_ATTRIBUTE } from '../contract/bootstrap/home-snapshot';
import { composeHome, isTopModule } from '../contract/merchant/compose-home';
import type { HomeModuleName } from '../contract/merchant/home-modules';
import { ROUTES, type Route } from '../contract/paths';
import banner from '../features/home/banners/banner.module.css';
import header from '../features/home/header/home-header.module.css';
import homeTop from '../features/home/home-top-module.module.css';
import { getJoinClass } from '../features/home/join-class';
import home from '../pages/home.module.css';
import type { TranslationKey } from '../services/i18n/catalogue';
import brand from '../services/merchant/brand.module.css';
import button from '../ui/button/button.module.css';
import bottom from '../ui/layout/bottom-navigation.module.css';
import carousel from '../ui/media/carousel.module.css';
import iconButton from '../ui/media/icon-button.module.css';
import type { IconName } from '../ui/media/icon-names';
import { createGameModules } from './game-nodes';
import type { FirstVisitContent } from './parse-first-visit-content';
import {
  createClassAttributes,
  createElementNode,
  createIconNode,
  createImageNodes,
  createLinkNode,
} from './snapshot-elements';

/** Maximum number of banners, the same as in BannerCarousel. */
const MAX_BANNERS = 8;

type Text = (key: TranslationKey) => string;

const primaryButton = ({ path }: Route, label: string) =>
  createLinkNode(path, `${button.button} ${button.primary}`, label);

/**
 * Returns the first screen of home as nodes of a home snapshot: the same elements that React will render from the
 * same responses, without content that is not known yet, such as the announcements. A browser test compares these
 * nodes with the elements that React renders.
 */
export function buildFirstVisitNodes(
  visit: FirstVisitContent,
  t: Text,
  isReducedMotion = false,
): readonly SnapshotNode[] {
  return [
    createElementNode(
      'div',
      app.frame,
      headerNode(visit, t),
      createElementNode('main', home.main, ...buildModuleNodes(visit, t, isReducedMotion)),
      bottomNode(visit, t),
    ),
  ];
}

function headerNode({ name, logo, icon: image_, hasLanguageMenu }: FirstVisitContent, t: Text): SnapshotNode {
  const named = createElementNode(
    'span',
    brand.name,
    ...createImageNodes(image_, brand.icon),
    createElementNode('span', brand.text, name),
  );
  const [logoNode = named] = createImageNodes(logo, brand.logo);
  return createElementNode(
    'header',
    header.bar,
    createElementNode(
      'div',
      header.content,
      createElementNode('h1', '', logoNode),
      ...(hasLanguageMenu ? [createElementNode('div', header.menu, createIconNode('globe', 22))] : []),
      createElementNode('div', header.entry, primaryButton(ROUTES.login, t('action.login'))),
    ),
  );
}

/** The modules whose content is loaded after the first paint. */
const LATER_MODULES: readonly HomeModuleName[] = ['draws', 'tables', 'providers'];
/** The modules that are a row of games. The first of them ends about where the first screen does. */
const ROWS: readonly HomeModuleName[] = ['hot', 'categories'];

/** Returns the nodes of the modules on the first screen, in the order of the merchant's record (WL-2.13). */
export function buildModuleNodes(
  visit: Pick<FirstVisitContent, 'banners' | 'lanes' | 'home' | 'hasKit'>,
  t: Text,
  isReducedMotion = false,
): readonly SnapshotNode[] {
  const buildGames = createGameModules(visit.lanes, t);
  const nodes: SnapshotNode[] = [];
  let hasRow = false;
  for (const module of composeHome(visit.home).modules) {
    const { name, variant } = module;
    if (name === 'banner') nodes.push(bannerNode(visit.banners, variant, isReducedMotion));
    else if (name === 'notices') nodes.push(createElementNode('div', homeTop.strip, createIconNode('megaphone', 20)));
    else if (name === 'join') nodes.push(joinNode(variant, t, visit.hasKit));
    else {
      const isLane = !isTopModule(name);
      // A visitor who comes first has played nothing.
      if (LATER_MODULES.includes(name) || (hasRow && isLane && name !== 'recent')) break;
      const games = buildGames(module);
      hasRow ||= games.length > 0 && ROWS.includes(name);
      nodes.push(...games);
    }
  }
  return nodes;
}

function bannerNode(banners: FirstVisitContent['banners'], variant: string, isReducedMotion: boolean): SnapshotNode {
  const shown = banners.slice(0, MAX_BANNERS);
  const slides = shown.map(({ title, image: src }, index) =>
    createElementNode(
      'li',
      '',
      createElementNode(
        'a',
        banner.banner,
        createElementNode('span', '', title),
        ...(index === 0 ? createImageNodes(src) : []),
      ),
    ),
  );
  const dots = shown.map((_, index): SnapshotNode => ['span', index === 0 ? { 'data-current': 'true' } : {}]);
  const pause = createElementNode('button', `${iconButton.button} ${carousel.toggle}`, createIconNode('pause', 14));
  const controls = [createElementNode('div', carousel.dots, ...dots), ...(isReducedMotion ? [] : [pause])];
  return createElementNode(
    'div',
    variant === 'wide' ? `${homeTop.stage} ${homeTop.wide}` : homeTop.stage,
    createElementNode(
      'section',
      carousel.carousel,
      createElementNode('ul', '', ...slides),
      ...(shown.length > 1 ? controls : []),
    ),
  );
}

const joinNode = (variant: string, t: Text, hasKit: boolean): SnapshotNode =>
  createElementNode(
    'div',
    homeTop.entry,
    createElementNode(
      'div',
      getJoinClass(variant),
      createElementNode('b', '', t('home.join')),
      primaryButton(ROUTES.register, t('action.register')),
    ),
    ...(hasKit ? [createElementNode('div', homeTop.terms)] : []),
  );

function bottomNode({ hasChat, hiddenPaths }: FirstVisitContent, t: Text): SnapshotNode {
  const item = (tag: string, name: IconName, key: TranslationKey, more: Readonly<Record<string, string>> = {}) =>
    createElementNode('li', '', [tag, createClassAttributes(bottom.item, more), createIconNode(name, 24), t(key)]);
  const link = (
    { path }: Route,
    ...[icon, key, more]: [IconName, TranslationKey, Readonly<Record<string, string>>?]
  ) => (hiddenPaths.includes(path) ? [] : [item('a', icon, key, { ...more, [TAP_TARGET_ATTRIBUTE]: path })]);
  return createElementNode(
    'nav',
    bottom.bar,
    createElementNode(
      'ul',
      '',
      ...link(ROUTES.home, 'home', 'nav.home', { 'aria-current': 'page' }),
      ...link(ROUTES.activity, 'megaphone', 'nav.promotions'),
      ...link(ROUTES.voucherCenter, 'wallet', 'nav.deposit', { class: `${bottom.item} ${bottom.middle}` }),
      ...link(ROUTES.rewardCenter, 'gift', 'nav.rewards'),
      ...link(ROUTES.memberHome, 'person', 'nav.account'),
      ...(hasChat ? [item('button', 'chat', 'nav.chat')] : []),
    ),
  );
}
