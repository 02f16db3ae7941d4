/**
 * Locks the screen to landscape, also in an installed web app whose manifest says `portrait` (ENG-6). Resolves with
 * whether it worked: most browsers allow it only in full screen, iOS and desktops never.
 */
export async function lockLandscape(): Promise<boolean> {
  const { orientation }: { readonly orientation?: Partial<ScreenOrientation> } = screen;
  if (!orientation || !('lock' in orientation) || typeof orientation.lock !== 'function') return false;
  try {
    await orientation.lock('landscape');
    // Some browsers accept the lock on devices that do not turn.
    return orientation.type?.startsWith('landscape') === true;
  } catch {
    // Not supported on this device, or full screen has ended meanwhile.
    return false;
  }
}

/** Ends the lock of {@link lockLandscape}; the orientation of the manifest, or the phone's own, applies again. */
export function unlockOrientation(): void {
  const { orientation }: { readonly orientation?: Partial<Pick<ScreenOrientation, 'unlock'>> } = screen;
  try {
    orientation?.unlock?.();
  } catch {
    // Nothing was locked.
  }
}
