const { setItem } = Storage.prototype;
const { open } = IDBFactory.prototype;

/** Allows the page to store again after stopStoring(), which holds until the page ends. */
export function allowStoring(): void {
  Storage.prototype.setItem = setItem;
  IDBFactory.prototype.open = open;
}
