import { boolean, type GenericSchema, object, optional, string } from 'valibot';
import {
  createSafeWebStorage,
  type SafeWebStorage,
  safeLocalStorage,
  safeSessionStorage,
} from '../../browser/storage/web-storage';
import { finiteNumber } from '../../contract/fields';
import type { MemberDataArea, MemberDataEntry, MemberValueEntry } from './member-data-table';

/** A value of a member, and when it was stored (epoch ms). */
export interface MemberValue<T> {
  readonly at: number;
  readonly value: T;
  /** Whether it was stored again; only of a request, which is stored each time before it is sent. */
  readonly isRepeated?: boolean | undefined;
  /** Id of the call that failed last (OPS-4); only of a request whose outcome is unknown. */
  readonly attemptId?: string | undefined;
}

const STORAGES: Readonly<Record<MemberDataArea, SafeWebStorage>> = {
  localStorage: safeLocalStorage,
  sessionStorage: safeSessionStorage,
  memory: createSafeWebStorage(() => {
    throw new Error('kept in memory only');
  }),
};
export const storageOf = ({ area }: MemberDataEntry): SafeWebStorage => STORAGES[area];

/** Returns the key of a member's value. The name may contain any character; the member key contains no colon. */
const keyOf = ({ prefix }: MemberDataEntry, member: string, name: string): string => `${prefix}${member}:${name}`;

const storedValue = <T>(schema: GenericSchema<unknown, T>) =>
  object({ at: finiteNumber, value: schema, isRepeated: optional(boolean()), attemptId: optional(string()) });

/** Returns a member's value of this name; undefined if there is none, or no member is known. */
export function readMemberValue<T>(entry: MemberValueEntry<T>, member: string, name = ''): MemberValue<T> | undefined {
  if (member === '') return undefined;
  return storageOf(entry).get(keyOf(entry, member, name), storedValue(entry.schema));
}

/** Returns the names of a member's values whose names begin with `start`, in order. */
export function listMemberValueNames(entry: MemberDataEntry, member: string, start = ''): readonly string[] {
  if (member === '') return [];
  const { length } = keyOf(entry, member, '');
  const keys = storageOf(entry).keys(keyOf(entry, member, start));
  return keys.map((key) => key.slice(length)).sort();
}

/** Returns the keys of all members of whom an entry has values. */
export function listMemberValueOwners(entry: MemberDataEntry): readonly string[] {
  const owners = storageOf(entry)
    .keys(entry.prefix)
    .map((key) => key.slice(entry.prefix.length).split(':')[0] ?? '');
  return [...new Set(owners)];
}

/** Stores a member's value; does nothing if no member is known. */
export function writeMemberValue<T>(
  entry: MemberValueEntry<T>,
  member: string,
  { at, value, isRepeated, attemptId }: MemberValue<T>,
  name = '',
): void {
  if (member !== '') storageOf(entry).set(keyOf(entry, member, name), { at, value, isRepeated, attemptId });
}

export function removeMemberValue(entry: MemberDataEntry, member: string, name = ''): void {
  if (member !== '') storageOf(entry).remove(keyOf(entry, member, name));
}

/** Removes all values that an entry has of a member. */
export const removeMemberValues = (entry: MemberDataEntry, member: string): void =>
  storageOf(entry).removeByPrefix(keyOf(entry, member, ''));
