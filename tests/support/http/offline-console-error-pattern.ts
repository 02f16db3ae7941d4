/**
 * Matches the console messages that the browser itself writes when a request fails offline, including the browser's
 * own request for the service worker script. These messages are not errors of the page. The status 504 is the service
 * worker's response for an image that it has not stored.
 */
export const OFFLINE_CONSOLE_ERROR_PATTERN =
  /Failed to load resource: (net::ERR_|the server responded with a status of 504)|net::ERR_INTERNET_DISCONNECTED|unknown error occurred when fetching the script/;
