/**
 * Console messages that the browser itself writes when a request fails offline, including its own fetch of the service
 * worker script; they are not errors of the page. The service worker responds 504 for an image it does not have.
 */
export const OFFLINE_CONSOLE_ERRORS =
  /Failed to load resource: (net::ERR_|the server responded with a status of 504)|net::ERR_INTERNET_DISCONNECTED|unknown error occurred when fetching the script/;
