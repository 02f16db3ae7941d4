/** What a browser itself writes to the console when a request meets a dead line: no fault of the page. */
export const LOST_NETWORK = /Failed to load resource: net::ERR_|net::ERR_INTERNET_DISCONNECTED/;
