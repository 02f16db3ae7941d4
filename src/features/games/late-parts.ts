/*
 * The parts of the games that the first screen does without. They stand in one file of the build, which comes after the
 * first paint: each file of its own costs index.html a line of its import map.
 */
export { CategoryGames } from './category-games';
export { GameSearch } from './game-search';
export { MatchLane } from './match-lane';
export { RecentLane } from './recent-lane';
