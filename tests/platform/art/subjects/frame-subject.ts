import { escapeXml } from '../escape-xml';
import type { Subject } from './subject';

/**
 * Returns the picture of a subject. It has no ratio of its own: it fills its box, a square as well as a poster or a
 * wide one, with the whole subject in the middle and the ground up to the edges.
 */
export const frameSubject = ({ back, front }: Subject, name: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" role="img"><title>${escapeXml(name)}</title><svg viewBox="0 0 240 240" overflow="visible">${back}${front}</svg></svg>`;
