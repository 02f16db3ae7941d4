/** Environment in which a game is about to start. */
export interface LaunchEnvironment {
  /** Whether the merchant restricts games to its native app (STARTGAMEINAPP3). */
  readonly isAppOnly: boolean;
  /** Whether the page runs in the merchant's native app. */
  readonly isInApp: boolean;
  /** Whether the page runs as an installed web app. */
  readonly isInstalled: boolean;
}

/**
 * Whether games cannot start here because the merchant restricts them to its native app (GAME-4). An installed web app
 * counts as the native app.
 */
export const isLaunchBlockedOutsideNativeApp = ({ isAppOnly, isInApp, isInstalled }: LaunchEnvironment): boolean =>
  isAppOnly && !isInApp && !isInstalled;
