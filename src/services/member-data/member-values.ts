import { type GenericSchema, number, object } from 'valibot';
import { type SafeWebStorage, safeLocalStorage, safeSessionStorage } from '../../browser/storage/web-storage';
import type { MemberDataEntry } from './member-data-table';

/** A value of a member, and when it was stored (epoch ms). */
export interface MemberValue<T> {
  readonly at: number;
  readonly value: T;
}

const storageOf = ({ area }: Pick<MemberDataEntry, 'area'>): SafeWebStorage =>
  area === 'localStorage' ? safeLocalStorage : safeSessionStorage;

/** Returns the prefix of the keys of all values that an entry of the table has for a member. */
const prefixOf = ({ prefix }: Pick<MemberDataEntry, 'prefix'>, member: string): string => `${prefix}${member}:`;

const storedValue = <T>(schema: GenericSchema<unknown, T>) => object({ at: number(), value: schema });

/** Returns a member's value of this name; undefined if there is none, or no member is known. */
export function readMemberValue<T>(entry: MemberDataEntry<T>, member: string, name = ''): MemberValue<T> | undefined {
  if (member === '') return undefined;
  return storageOf(entry).get(prefixOf(entry, member) + name, storedValue(entry.schema));
}

/** Returns the names of a member's values whose names begin with `start`, in order. */
export function listMemberValueNames(entry: MemberDataEntry, member: string, start = ''): readonly string[] {
  if (member === '') return [];
  const prefix = prefixOf(entry, member);
  const keys = storageOf(entry).keys(prefix + start);
  return keys.map((key) => key.slice(prefix.length)).sort();
}

/** Stores a member's value; does nothing if no member is known. */
export function writeMemberValue<T>(
  entry: MemberDataEntry<T>,
  member: string,
  { at, value }: MemberValue<T>,
  name = '',
): void {
  if (member !== '') storageOf(entry).set(prefixOf(entry, member) + name, { at, value });
}

export function removeMemberValue(entry: MemberDataEntry, member: string, name = ''): void {
  if (member !== '') storageOf(entry).remove(prefixOf(entry, member) + name);
}
