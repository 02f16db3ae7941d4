/** What the browser tells of the connection, where it tells; the library of this realm does not describe it. */
interface WorkerNavigator {
  readonly connection?: { readonly effectiveType?: string; readonly saveData?: boolean };
}
