/**
 * What an extension of a merchant gets from the app, version 1.0.0. Changes follow semantic versioning, apart from the
 * version of the app: a name is removed, or means something else, only in a new major version (docs/extending.md).
 * `react` and `react/jsx-runtime` are those of the app.
 */
declare module 'fairground' {
  import type { ComponentType, HTMLAttributes, MouseEventHandler, ReactNode } from 'react';

  /** The places in pages: the file `slots/NAME.tsx` exports by default a component without props. */
  export type SlotName = 'home.foot' | 'account.foot' | 'deposit.head' | 'login.foot' | 'register.foot';

  /** The default export of `slots/NAME.tsx` and `pages/PATH.tsx`. A page has title, back button and legal information already. */
  export type Part = ComponentType;

  /** Reads own texts, from `texts/CODE.json`, in the language of the page; English where the language has none. */
  export function useText(): (key: string, values?: Readonly<Record<string, string | number>>) => string;

  /** The language of the page: the platform's code, the BCP 47 tag, and the direction of its script. */
  export function useLanguage(): { readonly code: string; readonly tag: string; readonly direction: 'ltr' | 'rtl' };

  /** Whether a member is signed in. */
  export function useIsSignedIn(): boolean;

  /** Opens a page of the app, or one of the extension. */
  export function openPage(path: string): void;

  /** Returns a query parameter that `extension.json` names, or a campaign parameter of the app, for the whole visit. */
  export function getQueryParameter(name: string): string | undefined;

  type Look = 'primary' | 'secondary' | 'quiet' | 'danger';

  /** A button in the look of the merchant. */
  export const Button: ComponentType<{
    readonly look?: Look;
    readonly wide?: boolean;
    /** Whether the action is running: shows a spinner and ignores presses. */
    readonly busy?: boolean;
    readonly onClick?: MouseEventHandler<HTMLButtonElement>;
    readonly children: ReactNode;
  }>;

  /** A link to a page of the app that looks like a button. Renders nothing if the merchant does not offer the page. */
  export const ButtonLink: ComponentType<{
    readonly to: string;
    readonly look?: Look;
    readonly wide?: boolean;
    readonly children: ReactNode;
  }>;

  /** A surface with content. */
  export const Card: ComponentType<
    HTMLAttributes<HTMLElement> & {
      readonly as?: 'div' | 'section';
      readonly tone?: 'plain' | 'tinted' | 'feature';
    }
  >;
}

/** Pictures become part of the script, as data URLs. */
declare module '*.svg' {
  const url: string;
  export default url;
}
