import { join } from 'node:path';

/**
 * A screenshot of the app that the system shows in its install dialog (ENG-6); `npm run app-screenshots` creates it.
 */
export interface AppScreenshot {
  /** Name of the file, without the merchant and the extension. */
  readonly name: string;
  readonly path: string;
  /** Username of the signed-in member; undefined for a visitor. */
  readonly member?: string;
  /** Viewport (CSS px); `scale` is the number of image pixels per CSS pixel. */
  readonly viewport: { readonly width: number; readonly height: number };
  readonly scale: number;
}

const NARROW = { viewport: { width: 360, height: 760 }, scale: 1.5 };
const WIDE = { viewport: { width: 1024, height: 640 }, scale: 1 };

export const APP_SCREENSHOTS: readonly AppScreenshot[] = [
  { name: 'screenshot-home', path: '/m/home', ...NARROW },
  { name: 'screenshot-promotions', path: '/m/activity', member: 'alice', ...NARROW },
  { name: 'screenshot-account', path: '/m/member/home', member: 'alice', ...NARROW },
  { name: 'screenshot-home-wide', path: '/m/home', ...WIDE },
];

/** Returns the size of a screenshot in the format of a web app manifest, such as `540x1140`. */
export const formatScreenshotSize = ({ viewport, scale }: AppScreenshot): string =>
  `${viewport.width * scale}x${viewport.height * scale}`;

/** Returns the file path of a merchant's screenshot. */
export const getAppScreenshotFilePath = (merchant: string, name: string): string =>
  join(import.meta.dirname, `screenshots/${merchant}-${name}.jpg`);
