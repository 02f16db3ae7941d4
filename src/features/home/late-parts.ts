/* The parts of home that come after the first paint, in one file of the build, as features/games/late-parts.ts. */
export { AnnouncementMarquee } from './announcement-marquee';
export { HomeBanners } from './home-banners';
export { RefreshButton } from './refresh-button';
