import type { FailedFile } from '../../src/contract/sw-protocol';
import { noteFault } from '../diagnostics/faults';
import { tellPages } from '../tell-pages';

/** A version could not be taken whole: the pages hear of it, and it is remembered. */
export async function noteFailedFiles(build: string, failed: readonly FailedFile[]): Promise<void> {
  await tellPages({ type: 'staging-failed', build, files: [...failed] });
  for (const { url, fault } of failed) await noteFault(`file: ${fault} ${url}`, build);
}
