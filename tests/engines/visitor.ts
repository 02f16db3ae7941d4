/** An XPath that finds elements by their visible text or accessible name. */
export type ElementQuery = string;

/** A first-time visitor in one of the engines. */
export interface Visitor {
  /** Navigates to a URL; a path is relative to the platform. */
  open(url: string): Promise<void>;
  /** Waits until a matching element is displayed. */
  see(query: ElementQuery): Promise<void>;
  /** Taps the first matching element as soon as one is displayed. */
  tap(query: ElementQuery): Promise<void>;
  /** Types text at the end of a field. */
  type(fieldQuery: ElementQuery, text: string): Promise<void>;
  /** Selects an option of a native list by its text. */
  selectOption(list: ElementQuery, option: string): Promise<void>;
  /** Evaluates an expression in the page, awaits its value and returns it as JSON. */
  evaluate<T>(expression: string): Promise<T>;
  /** Returns the uncaught errors, console errors and CSP violations of the page. */
  pageErrors(): Promise<string[]>;
  /** Returns a PNG of the viewport. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** A running browser, used by one visitor after the other. */
export interface Engine {
  openSession(): Promise<Visitor>;
  close(): Promise<void>;
}

/** Viewport of a phone (CSS px). */
export const PHONE_VIEWPORT = { width: 390, height: 844 } as const;

const hasName = (name: string) => `normalize-space(.)="${name}" or @aria-label="${name}"`;

export const buttonQuery = (name: string): ElementQuery => `//button[${hasName(name)}]`;
export const linkQuery = (name: string): ElementQuery => `//a[${hasName(name)}]`;
export const tabQuery = (name: string): ElementQuery => `//*[@role="tab"][${hasName(name)}]`;
export const submitQuery = (name: string): ElementQuery => `//button[@type="submit"][${hasName(name)}]`;
export const headingQuery = (name: string): ElementQuery => `//*[self::h1 or self::h2][${hasName(name)}]`;
export const textQuery = (text: string): ElementQuery => `//*[text()[contains(normalize-space(.), "${text}")]]`;
export const fieldQuery = (label: string): ElementQuery => `//input[@id=//label[normalize-space(.)="${label}"]/@for]`;
