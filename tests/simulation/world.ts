import type { GenericSchema, InferOutput } from 'valibot';
import type { SessionInfo } from '../../src/contract/session-info';
import type { Services } from '../platform/services';
import type { RegistrationWish } from './acts-of-visitors';
import type { LoadModules } from './engine/bundle-modules';
import { VirtualLoop } from './engine/virtual-loop';
import { Browser } from './page/browser';
import { openPage, type Page, type PageModules, type Tab } from './page/open-page';
import type { FormKind } from './page/page-submissions';

export const MEMBER_NAMES = ['alice', 'bob'] as const;
/** Name of a member: one of those, or of somebody who has registered. */
export type MemberName = string;

/** Time at which each schedule begins: 2026-01-02 03:04:05 UTC. */
export const START_MS = Date.UTC(2026, 0, 2, 3, 4, 5);

/** Something that a member wants once, however often they have to press for it. */
export interface Intent {
  readonly member: MemberName;
  readonly kind: FormKind;
  readonly wish: string;
  readonly at: number;
  /**
   * `open`: the outcome is not known to the member; `refused`: the member reads a refusal above the form, and may want
   * something else; `given-up`: the browser no longer knows of it, as after a sign-out, so
   * that the next press is another intent.
   */
  state: 'open' | 'accepted' | 'refused' | 'given-up';
  /** Whether the browser refused to store an attempt, so that only the page that has sent it knows of it. */
  isUnstored: boolean;
}

/** Feedback that a member has sent, in the order of sending. */
export interface SentFeedback {
  readonly text: string;
  outcome: 'sending' | 'queued' | 'delivered' | 'failed';
}

/** A popup that a member has closed. */
interface ClosedPopup {
  readonly key: string;
  readonly page: Page;
  readonly at: number;
  /** How a popup of announcements was closed, with which announcements, and by whom; absent from a banner. */
  readonly choice: 'unchanged' | 'visit' | 'today' | 'forever';
  readonly audience: string;
  readonly hashes: readonly string[] | undefined;
}

/** A break that a member has started in this browser. */
export interface StartedBreak {
  /** When it began (epoch ms). */
  readonly from: number;
  /** Whether the browser could store it, so that every page knows of it. */
  readonly isStored: boolean;
}

/** What the modules of a page and the databases are loaded with. */
export interface Loaders {
  readonly page: LoadModules<PageModules>;
  readonly databases: LoadModules<Readonly<Record<string, unknown>>>;
}

/** A browser with two tabs, two members, the platform, and what the members expect of it. */
export class World {
  readonly loop = new VirtualLoop(START_MS);
  readonly browser: Browser;
  readonly tabs: readonly Tab[];
  readonly intents: Intent[] = [];
  readonly feedback: SentFeedback[] = [];
  readonly registrations: RegistrationWish[] = [];
  /** Number of entries in the outbox at the end of a schedule. */
  waitingAtEnd = 0;
  /** Whether a storage has been full, so that only a page knew what it has reported. */
  hasBeenFull = false;
  readonly closedPopups: ClosedPopup[] = [];
  /** Tokens of all sessions, by member. */
  readonly tokens = new Map<string, MemberName>();
  /** Breaks of the members, as the platform has confirmed them. */
  readonly breaks = new Map<MemberName, StartedBreak>();
  /** Sessions of other tabs that a sign-out has to end. */
  readonly endedSessions: { readonly tab: Tab; readonly token: string }[] = [];
  private readonly ids = new Map<MemberName, number>();
  /** Results of `query`, while the platform has executed no other request. */
  private readonly results = new Map<string, unknown>();
  private executed = 0;
  /** Violations that an action has found itself. */
  readonly found: string[] = [];

  constructor(
    readonly services: Services,
    private readonly loaders: Loaders,
    seed: number,
  ) {
    const tasks = {};
    const databases = loaders.databases({
      globalThis: Object.assign(Object.create(globalThis), {
        setImmediate: (run: () => void) => this.loop.add(tasks, 0, run),
      }),
    });
    this.browser = new Browser(this.loop, services, databases, seed);
    this.tabs = [0, 1].map((index) =>
      this.openTab({ index, sessionTexts: new Map(), isFrozen: false, isHome: false } as unknown as Tab),
    );
  }

  openTab(tab: Tab): Tab {
    openPage(this.browser, tab, this.loaders.page);
    return tab;
  }

  /** Returns the member whose session a page has. */
  memberOf({ app }: Page): MemberName | undefined {
    return this.tokens.get(app.getCurrentSession()?.token ?? '');
  }

  idOf(member: MemberName): number {
    const id = this.ids.get(member) ?? this.services.members.byName('FAIR', member)?.id ?? 0;
    this.ids.set(member, id);
    return id;
  }

  /** Returns rows of the platform's database, which is asked again only after it has executed a request. */
  query<Row extends GenericSchema>(row: Row, sql: string, ...values: readonly (string | number)[]): InferOutput<Row>[] {
    const { executed } = this.browser.network;
    if (executed !== this.executed) this.results.clear();
    this.executed = executed;
    const key = `${sql} ${values}`;
    if (!this.results.has(key)) this.results.set(key, this.services.database.all(row, sql, ...values));
    return this.results.get(key) as InferOutput<Row>[];
  }

  /**
   * Opens a session on the platform, as the response to a sign-in tells it.
   * @param hasId whether it tells the id of the member, which else arrives with their record
   */
  createSession(name: MemberName, hasId = true): SessionInfo {
    const member = this.services.members.byName('FAIR', name);
    if (!member) throw new Error(`no member ${name}`);
    const token = this.services.sessions.open(member, { ip: '127.0.0.1' });
    this.tokens.set(token, name);
    const flags = { firstTimeLogin: false, updatePassword: false, currentPassword: 'known' } as const;
    return { id: hasId ? String(member.id) : '', token, merchantCode: 'FAIR', userName: name, type: 0, ...flags };
  }

  /** Returns the names of the members of this browser: the seeded ones, and those whom it has seen register. */
  listMembers(): readonly MemberName[] {
    return [...new Set([...MEMBER_NAMES, ...this.tokens.values()])];
  }

  /** Forgets the results of queries, after the platform has been changed other than by a request. */
  forgetResults(): void {
    this.results.clear();
  }

  /** Records that a shared device forgets who is signed in nowhere, when a session of `name` begins. */
  forgetOthers(name: MemberName): void {
    const elsewhere = this.tabs.map((tab) => this.memberOf(tab.page));
    for (const other of this.listMembers()) if (other !== name && !elsewhere.includes(other)) this.giveUp(other);
    // A session ends what was not known of registrations.
    for (const wish of this.registrations) if (wish.state === 'open') wish.state = 'given-up';
  }

  /** Records that the browser forgets the open intents of a member. */
  giveUp(member: MemberName): void {
    for (const intent of this.intents)
      if (intent.member === member && intent.state === 'open') intent.state = 'given-up';
  }
}
