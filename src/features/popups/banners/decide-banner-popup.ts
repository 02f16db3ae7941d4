/** What decides whether a banner popup is due. Times in milliseconds. */
export interface BannerPopupQuestion {
  /** URL of the merchant's image; empty if there is none. */
  readonly image: string;
  /** Name of the image that was closed or saved on this device; undefined if none was. */
  readonly closedImage: string | undefined;
  /** Whether one was closed or saved in this tab: its session flag is 0. */
  readonly isClosedInSession: boolean;
  /** The page runs in the merchant's app, from the home screen or as a PWA. */
  readonly isApp: boolean;
  /** How long home has been settled, and how long the merchant lets a visitor look at it first. */
  readonly settledForMs: number;
  readonly waitMs: number;
}

/** Returns the file name of an image, without folder and query: what a closed banner is remembered by (BAN-1). */
export function imageNameOf(url: string): string {
  const [path = ''] = url.split(/[?#]/);
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Returns why a banner popup is not due; undefined if it is (BAN-1). */
export function decideBannerPopup(question: BannerPopupQuestion): string | undefined {
  const { image, closedImage, isClosedInSession, isApp, settledForMs, waitMs } = question;
  if (isApp) return 'not in an app';
  if (image === '') return 'no image';
  if (isClosedInSession) return 'closed in this session';
  if (imageNameOf(image) === closedImage) return 'closed on this device';
  return settledForMs < waitMs ? 'waits on home' : undefined;
}
