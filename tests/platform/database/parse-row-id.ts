/** Returns the id of a row that a text is; -1, which no row has, for `" 5"`, `0x5` and `5.0`, which Number() accepts. */
export const parseRowId = (text: string | null): number => (/^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : -1);
