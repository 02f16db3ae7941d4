/**
 * Floor of each folder. An import points to a lower floor or stays in its own area. Each feature and each page is an
 * area, and so is every other folder.
 */
const FLOORS = {
  'src/contract': 0,
  'src/base': 1,
  worker: 1.5,
  'src/browser': 2,
  'src/api': 3,
  'src/ui': 3,
  'src/services': 4,
  'src/features': 5,
  'src/pages': 6,
  'src/app': 7,
  'src/main.tsx': 8,
};

/**
 * Realms outside of the floors, with the folders they may import. No floor imports a realm. A folder is listed before
 * its parent.
 */
const REALMS = {
  sw: ['src/contract', 'src/base'],
  'src/bootstrap': ['src/contract'],
  // Shows what the first screen of home will show: the classes and the pure rules of its components, not the
  // components.
  'src/first-visit': [
    'src/contract',
    'src/bootstrap',
    'src/ui',
    'src/services',
    'src/features',
    'src/pages',
    'src/app',
  ],
  'src/frames/captcha': ['src/contract', 'src/frames'],
  'src/frames/mini-game': ['src/contract', 'src/frames'],
  'src/frames': [],
};

/** Whether a file belongs to one of the realms outside of the floors, which are bundled separately from the page. */
export const isInSeparateRealm = (file) => findFloorOrRealm(file) in REALMS;

/** Returns the floor or realm of a file; undefined if the file is not part of the app. */
export function findFloorOrRealm(file) {
  const places = [...Object.keys(FLOORS), ...Object.keys(REALMS)];
  return places.find((place) => file === place || file.startsWith(`${place}/`));
}

/** Returns the area of a file (its feature, page, floor or realm). Files of one area may import each other. */
function areaOf(file) {
  const [, area] = file.match(/^(src\/(?:features|pages)\/[^/.]+)/) ?? [];
  return area ?? findFloorOrRealm(file);
}

/** Whether `from` may import `to`, both files of this repository. */
export function isImportAllowed(from, to) {
  const [fromPlace, toPlace] = [findFloorOrRealm(from), findFloorOrRealm(to)];
  if (fromPlace === undefined || toPlace === undefined) return false;
  if (areaOf(from) === areaOf(to)) return true;
  if (fromPlace in REALMS) return REALMS[fromPlace].includes(toPlace);
  return !(toPlace in REALMS) && FLOORS[toPlace] < FLOORS[fromPlace];
}
