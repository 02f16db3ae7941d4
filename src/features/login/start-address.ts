/** The address of a start as it was, before the router changed it: its query, and the state of its history entry. */
export interface StartAddress {
  readonly search: string;
  readonly entry: unknown;
}
