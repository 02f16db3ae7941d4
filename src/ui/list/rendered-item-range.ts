/** Measurements of a list with rows of equal height, and of the viewport (CSS px). */
export interface ListMeasurements {
  readonly total: number;
  readonly columns: number;
  /** Distance from the top of a row to the top of the next one. */
  readonly rowHeight: number;
  /** Distance by which the top of the list is above the top of the viewport; negative if it is below. */
  readonly scrolled: number;
  readonly screenHeight: number;
}

/** Range of the items to render (`end` is exclusive), and the total heights of the rows before and after it. */
export interface RenderedItemRange {
  readonly first: number;
  readonly end: number;
  readonly before: number;
  readonly after: number;
}

/**
 * Returns the range of the items to render: those in the visible rows, and in the rows up to one viewport height
 * above and below. If there are items, the range contains at least one row, so that the row height can be measured.
 */
export function computeRenderedItemRange({
  total,
  columns,
  rowHeight,
  scrolled,
  screenHeight,
}: ListMeasurements): RenderedItemRange {
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
