import { BUILD_INFO_ELEMENT_ID } from '../contract/bootstrap/build-info-element';
import { MAX_HOME_SNAPSHOT_CHARS } from '../contract/bootstrap/home-snapshot';
import {
  FAILED_START_COUNT_KEY,
  HOME_SNAPSHOT_KEY,
  LANGUAGE_KEY,
  SESSION_KEY,
  THEME_SNAPSHOT_KEY,
} from '../contract/storage-keys';
import { buildDomNode } from './build-dom-node';
import { decideHomeSnapshotUse } from './decide-home-snapshot-use';

const parse = (json: string | null | undefined): unknown => JSON.parse(json || 'null');

/**
 * Builds a DOM element from the last home snapshot; the browser then requests its images. Returns undefined if there
 * is no snapshot, if this start must not show it, or if storage is blocked. Deletes a snapshot that cannot be used
 * (BOOT-5).
 */
export function buildHomeSnapshotElement(): HTMLElement | undefined {
  try {
    const text = localStorage.getItem(HOME_SNAPSHOT_KEY);
    if (!text) return undefined;
    try {
      const decision = decideHomeSnapshotUse({
        snapshot: text.length > MAX_HOME_SNAPSHOT_CHARS ? undefined : parse(text),
        theme: parse(localStorage.getItem(THEME_SNAPSHOT_KEY)),
        build: parse(document.getElementById(BUILD_INFO_ELEMENT_ID)?.textContent),
        chosenLanguage: parse(localStorage.getItem(LANGUAGE_KEY)),
        isMember: sessionStorage.getItem(SESSION_KEY) !== null,
        hasFailed: localStorage.getItem(FAILED_START_COUNT_KEY) !== null,
        location,
        now: Date.now(),
      });
      if (decision === 'skip') return undefined;
      if (decision !== 'drop') {
        const frame = document.createElement('div');
        frame.className = 'first-snapshot';
        frame.inert = true;
        frame.append(...decision.map(buildDomNode));
        return frame;
      }
    } catch {
      // The snapshot is damaged.
    }
    localStorage.removeItem(HOME_SNAPSHOT_KEY);
  } catch {
    // Storage is blocked.
  }
  return undefined;
}
