/** A long list in rows of one height, and the part of it that is on screen. All lengths are CSS pixels. */
export interface ListView {
  readonly total: number;
  readonly columns: number;
  /** From the top of a row to the top of the next. */
  readonly rowHeight: number;
  /** How far the list's top has been scrolled beyond the top of the screen; negative while it is below it. */
  readonly scrolled: number;
  readonly screenHeight: number;
}

/** The items to draw, `first` up to but without `end`, and the room that those before and after them would take. */
export interface ListWindow {
  readonly first: number;
  readonly end: number;
  readonly before: number;
  readonly after: number;
}

/** The rows on screen and a screen's worth of them on either side; one at least, so that there is one to measure. */
export function decideWindow({ total, columns, rowHeight, scrolled, screenHeight }: ListView): ListWindow {
  const rows = Math.ceil(total / columns);
  const within = (row: number, from: number, to: number) => Math.min(Math.max(row, from), to);
  const firstRow = within(Math.floor((scrolled - screenHeight) / rowHeight), 0, Math.max(rows - 1, 0));
  const endRow = within(Math.ceil((scrolled + 2 * screenHeight) / rowHeight), Math.min(firstRow + 1, rows), rows);
  return {
    first: firstRow * columns,
    end: Math.min(endRow * columns, total),
    before: firstRow * rowHeight,
    after: (rows - endRow) * rowHeight,
  };
}
