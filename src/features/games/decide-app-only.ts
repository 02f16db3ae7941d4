/** Where a game is about to start. */
export interface StartingPlace {
  /** The merchant keeps games for its app (STARTGAMEINAPP3). */
  readonly isKeptForApp: boolean;
  /** The page runs in the merchant's own app. */
  readonly isInApp: boolean;
  /** The page was started from an icon of the home screen. */
  readonly isInstalled: boolean;
}

/** Whether a game may not start here, but in the app (GAME-4). */
export const decideAppOnly = ({ isKeptForApp, isInApp, isInstalled }: StartingPlace): boolean =>
  isKeptForApp && !isInApp && !isInstalled;
