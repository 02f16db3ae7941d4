import { parse } from 'valibot';
import { type BuildInfo, buildInfo } from '../../contract/bootstrap/build-info';
import { BUILD_INFO_ELEMENT_ID } from '../../contract/bootstrap/build-info-element';

let last: { readonly text: string; readonly info: BuildInfo } | undefined;

/**
 * Reads the data of the build in the page, and parses it once. Throws if it is missing or invalid, which means that
 * the build is broken.
 */
export function readBuildInfo(): BuildInfo {
  const text = document.getElementById(BUILD_INFO_ELEMENT_ID)?.textContent ?? 'null';
  if (last?.text !== text) last = { text, info: parse(buildInfo, JSON.parse(text)) };
  return last.info;
}
