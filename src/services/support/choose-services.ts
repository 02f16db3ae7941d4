import type { CustomerServiceEntry } from '../../contract/customer-service';

type Entries = readonly CustomerServiceEntry[] | undefined;

/** What is known of a merchant's customer services, and from where. */
export interface KnownServices {
  /** Of the status on screen, which also names them. */
  readonly status: Entries;
  /** As last named when they were asked for; however long ago. */
  readonly kept: Entries;
  /** Of the status that was last kept. */
  readonly lastStatus: Entries;
}

/** The newest list that helps anybody (CS-1, DOM-3): one without entries says nothing while it cannot be asked anew. */
export function chooseServices({ status, kept, lastStatus }: KnownServices): readonly CustomerServiceEntry[] {
  return [status, kept, lastStatus].find((entries) => entries !== undefined && entries.length > 0) ?? [];
}
