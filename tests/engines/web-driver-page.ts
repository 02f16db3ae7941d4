/** An XPath that finds elements by their visible text or accessible name. */
export type XPathQuery = string;

/** A browser session with an empty profile, controlled through WebDriver or Marionette. */
export interface WebDriverPage {
  /** Navigates to a URL; a path is relative to the platform. */
  open(url: string): Promise<void>;
  /** Waits until a matching element is displayed. */
  see(query: XPathQuery): Promise<void>;
  /** Taps the first matching element as soon as one is displayed. */
  tap(query: XPathQuery): Promise<void>;
  /** Types text at the end of a field. */
  type(fieldXPath: XPathQuery, text: string): Promise<void>;
  /** Selects an option of a native list by its text. */
  selectOption(list: XPathQuery, option: string): Promise<void>;
  /**
   * Evaluates an expression in the page and awaits its value. Resolves with the value, which must be serializable as
   * JSON.
   */
  evaluate<T>(expression: string): Promise<T>;
  /** Resolves with the uncaught errors, console errors and CSP violations of the page. */
  pageErrors(): Promise<string[]>;
  /** Resolves with a PNG of the viewport. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** A running browser. Its sessions run one after the other. */
export interface WebDriverBrowser {
  openSession(): Promise<WebDriverPage>;
  close(): Promise<void>;
}

/** Viewport of a phone (CSS px). */
export const PHONE_VIEWPORT = { width: 390, height: 844 } as const;

const hasName = (name: string) => `normalize-space(.)="${name}" or @aria-label="${name}"`;

export const buttonXPath = (name: string): XPathQuery => `//button[${hasName(name)}]`;
export const linkXPath = (name: string): XPathQuery => `//a[${hasName(name)}]`;
export const tabXPath = (name: string): XPathQuery => `//*[@role="tab"][${hasName(name)}]`;
export const submitButtonXPath = (name: string): XPathQuery => `//button[@type="submit"][${hasName(name)}]`;
export const headingXPath = (name: string): XPathQuery => `//*[self::h1 or self::h2][${hasName(name)}]`;
export const textXPath = (text: string): XPathQuery => `//*[text()[contains(normalize-space(.), "${text}")]]`;
export const fieldXPath = (label: string): XPathQuery => `//input[@id=//label[normalize-space(.)="${label}"]/@for]`;
