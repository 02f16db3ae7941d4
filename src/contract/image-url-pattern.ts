/**
 * Matches the URLs from which a picture of the platform may come: a path of this site, https, or picture data; and the
 * empty text of no picture. With another scheme, the browser would open an app, connect to a socket or send a request
 * without encryption.
 */
export const IMAGE_URL_PATTERN = /^($|(https:\/|\/)?\/[^/\\\s]|data:image\/)/i;
