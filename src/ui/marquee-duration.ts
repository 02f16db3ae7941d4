/** Milliseconds in which a text passes once. @param width CSS pixels @param speed CSS pixels a second */
export const marqueeDuration = (width: number, speed: number): number => (width / speed) * 1000;
