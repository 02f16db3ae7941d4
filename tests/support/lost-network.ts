/**
 * What a browser itself writes to the console when a request meets a dead line, also for a script it fetches on its own,
 * as that of the service worker: no fault of the page.
 */
export const LOST_NETWORK =
  /Failed to load resource: net::ERR_|net::ERR_INTERNET_DISCONNECTED|unknown error occurred when fetching the script/;
