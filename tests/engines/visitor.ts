/** An XPath of elements of a page. It names them by what a visitor reads. */
export type Place = string;

/** Somebody who meets the product for the first time, in one of the engines. */
export interface Visitor {
  /** Goes to an address; a path is one of the platform's own. */
  open(address: string): Promise<void>;
  /** Waits until something of the place is on screen. */
  see(place: Place): Promise<void>;
  /** Taps the first of the place that is on screen, as soon as one is. */
  tap(place: Place): Promise<void>;
  /** Types, after what the field holds already. */
  type(field: Place, text: string): Promise<void>;
  /** Chooses an entry of a native list by its name. */
  choose(list: Place, entry: string): Promise<void>;
  /** What an expression, or a promise it answers, comes to in the page; as JSON carries it. */
  evaluate<T>(expression: string): Promise<T>;
  /** What the engine wrote as an error on the page's console: its own errors, and what the page's policy refused. */
  complaints(): Promise<string[]>;
  /** PNG of what is on screen. */
  picture(): Promise<Buffer>;
  leave(): Promise<void>;
}

/** A browser that runs, for one visitor after the other. */
export interface Engine {
  receive(): Promise<Visitor>;
  close(): Promise<void>;
}

/** The screen of a phone, CSS pixels. */
export const PHONE = { width: 390, height: 844 } as const;

const named = (name: string) => `normalize-space(.)="${name}" or @aria-label="${name}"`;

export const button = (name: string): Place => `//button[${named(name)}]`;
export const link = (name: string): Place => `//a[${named(name)}]`;
export const tab = (name: string): Place => `//*[@role="tab"][${named(name)}]`;
export const submit = (name: string): Place => `//button[@type="submit"][${named(name)}]`;
export const heading = (name: string): Place => `//*[self::h1 or self::h2][${named(name)}]`;
export const words = (text: string): Place => `//*[text()[contains(normalize-space(.), "${text}")]]`;
export const field = (label: string): Place => `//input[@id=//label[normalize-space(.)="${label}"]/@for]`;
