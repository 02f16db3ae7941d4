/** The space that a browser gives the storage of a site: writes are counted from 1, and some find it full. */
export class StorageSpace {
  writes = 0;
  private isFull: (write: number) => boolean = () => false;

  /** Counts from 1 again, and refuses the writes for whose numbers `isFull` returns true. */
  refuse(isFull: (write: number) => boolean): void {
    this.writes = 0;
    this.isFull = isFull;
  }

  /** Frees the space. */
  free(): void {
    this.isFull = () => false;
  }

  /** Counts a write. Returns whether there is space for it. */
  take(): boolean {
    this.writes += 1;
    return !this.isFull(this.writes);
  }
}
