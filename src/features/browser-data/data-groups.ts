import type { StoragePurpose } from '../../contract/storage-purposes';
import type { IconName } from '../../ui/media/icon-names';

/** Purposes that a member takes for one, in the order of the page: each purpose is in one group. */
export const DATA_GROUPS = [
  { name: 'login', icon: 'lock', purposes: ['session', 'login', 'marks'] },
  { name: 'sent', icon: 'feedback', purposes: ['forms', 'requests', 'messages'] },
  { name: 'play', icon: 'trial', purposes: ['games', 'safe_play'] },
  { name: 'settings', icon: 'globe', purposes: ['display', 'prompts'] },
  { name: 'advertising', icon: 'megaphone', purposes: ['advertising'] },
  { name: 'app', icon: 'games', purposes: ['offline', 'faults', 'others'] },
] as const satisfies readonly {
  readonly name: string;
  readonly icon: IconName;
  readonly purposes: readonly StoragePurpose[];
}[];

/** Returns the sum of the counts of a group; undefined if one of them is unknown. */
export const sumCounts = (counts: readonly (number | undefined)[]): number | undefined =>
  counts.reduce((sum, count) => (sum === undefined || count === undefined ? undefined : sum + count), 0);
