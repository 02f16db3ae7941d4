/** Environment in which a game is about to start. */
export interface LaunchEnvironment {
  /** Whether the merchant restricts games to its app (STARTGAMEINAPP3). */
  readonly isAppOnly: boolean;
  /** Whether the page runs in the merchant's app. */
  readonly isInApp: boolean;
  /** Whether the page was started from the home screen. */
  readonly isInstalled: boolean;
}

/** Whether games may start only in the merchant's app and not in this browser (GAME-4). */
export const isLaunchAppOnly = ({ isAppOnly, isInApp, isInstalled }: LaunchEnvironment): boolean =>
  isAppOnly && !isInApp && !isInstalled;
