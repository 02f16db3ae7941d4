import type { SourceChange } from './engine/bundle-modules';

/** A small fault that the simulation has to find. */
export interface PlantedBug {
  readonly name: string;
  /** What a member would notice. */
  readonly effect: string;
  readonly changes: readonly SourceChange[];
  /** Why no schedule can find it: what else keeps the promise, or that no invariant is about it. */
  readonly hiddenBy?: string;
}

const bug = (name: string, effect: string, file: string, from: string, to: string, hiddenBy?: string): PlantedBug => ({
  name,
  effect,
  changes: [{ file, from, to }],
  ...(hiddenBy !== undefined && { hiddenBy }),
});

/** A fault of two places, either of which keeps the promise alone. */
const joined = (name: string, effect: string, bugs: readonly PlantedBug[]): PlantedBug => ({
  name,
  effect,
  changes: bugs.flatMap(({ changes }) => changes),
});

const CALL = 'src/services/submissions/call-idempotently.ts';
const HOOK = 'src/services/submissions/use-idempotent-call.ts';
const CLEAR = 'src/services/member-data/clear-member-data.ts';
const PURGE = 'src/services/session-lifecycle/purge-member-data.ts';
const REFRESH = 'src/services/session-lifecycle/refresh-member.ts';
const QUEUE = 'src/base/outbox/send-queued-entries.ts';
const MONEY = 'src/services/tracking/track-money.ts';
const ANNOUNCEMENTS = 'src/features/popups/announcements/announcement-popup-rules.ts';
const STORE = 'src/base/outbox/outbox-store.ts';

/** Faults of one line each. */
const SINGLE_BUGS: readonly PlantedBug[] = [
  bug(
    'request is not stored',
    'paid twice after a lost response and a reload',
    CALL,
    '  saveUnconfirmedRequest(kind, owner, request);\n',
    '',
  ),
  bug(
    'request is stored after it is sent',
    'paid twice after a closed tab',
    CALL,
    '  saveUnconfirmedRequest(kind, owner, request);\n  const result = await send(request.requestId);',
    '  const result = await send(request.requestId);\n  saveUnconfirmedRequest(kind, owner, request);',
  ),
  bug(
    'a lost response counts as known',
    'paid twice after a lost response',
    CALL,
    '!result.ok && (isSentAgain ? isEarlierOutcomeUnknown : isOutcomeUnknown)(result.error)',
    'false',
  ),
  bug(
    'a failed resend counts as known',
    'paid twice after Send again without a session or a connection',
    CALL,
    '(isSentAgain ? isEarlierOutcomeUnknown : isOutcomeUnknown)(result.error)',
    'isOutcomeUnknown(result.error)',
  ),
  bug(
    'any refusal of a resend counts as known',
    'paid twice after Send again while the method is closed',
    'src/api/is-outcome-unknown.ts',
    ' || error.code !== CASHIER_ERROR_CODES.requestReused',
    '',
  ),
  bug(
    'an attempt is judged by those before it',
    'paid twice after Send again in another tab',
    CALL,
    '  const result = await send(request.requestId);\n  // Asked when the answer arrives: while a first attempt was awaited, another page or tab may have sent it again.\n  const isSentAgain = isRequestRepeated(kind, owner, request.requestId);\n',
    '  const isSentAgain = isRequestRepeated(kind, owner, request.requestId);\n  const result = await send(request.requestId);\n',
  ),
  bug(
    'a gateway error counts as a refusal',
    'paid twice after HTTP 504',
    'src/api/is-outcome-unknown.ts',
    'error.status >= 500',
    'error.status >= 600',
  ),
  bug(
    'a timeout counts as a refusal',
    'paid twice after a timeout',
    'src/api/is-outcome-unknown.ts',
    "error.layer !== 'script'",
    "error.layer !== 'script' && error.layer !== 'timeout'",
  ),
  bug(
    'a resent request gets a new id',
    'paid twice by Send again',
    HOOK,
    'callIdempotently(kind, owner, (requestId) => send(requestId, body), open)',
    'callIdempotently(kind, owner, (requestId) => send(requestId, body))',
  ),
  bug(
    'a press sends while another is sent',
    'paid twice by a double tap',
    HOOK,
    '    if (isSending.current) return holdBack(kind);\n',
    '',
    'the request is stored before it is sent, and the second press finds it',
  ),
  bug(
    'an unconfirmed request holds nothing back',
    'paid twice from another tab',
    HOOK,
    '        if (findRequestToConfirm(kind, sender.value, canSend)) return holdBack(kind);\n',
    '',
  ),
  bug(
    'writes are retried',
    'paid twice by the client itself',
    'src/api/retry-policy.ts',
    "endpoint.method === 'GET' && ",
    '',
    'each attempt has the id of the request, which the platform counts once',
  ),
  bug(
    'expiry forgets unconfirmed requests',
    'paid twice after the session ended',
    CLEAR,
    "else if (ending === 'sign-out') {",
    'else {',
  ),
  bug(
    'responses to queries outlive a session',
    'the balance of a member stays in the tab',
    'src/services/queries/connect-query-client.ts',
    "    removeFromMemory(({ queryKey }) => queryKey[0] === 'member');\n",
    '',
  ),
  bug(
    'drafts outlive a sign-out',
    'a member sees the draft of another',
    CLEAR,
    'if (!isShared(entry)) storageOf(entry).removeByPrefix(entry.prefix);',
    'if (!isShared(entry)) continue;',
  ),
  bug(
    'the member record outlives a sign-out',
    'a member sees the name of another',
    PURGE,
    '  useMember.setState({ member: undefined });\n',
    '',
  ),
  bug(
    'a late member record is accepted',
    'a member sees the name of another',
    REFRESH,
    ' || useSession.getState().epoch !== epoch',
    '',
    'the API client refuses responses of a former session',
  ),
  bug(
    'responses of a former session arrive',
    'a member sees data of another',
    'src/api/create-api-client.ts',
    'const isFormerSession = prepared.carriesToken && prepared.epoch !== context.epoch();',
    'const isFormerSession = false;',
    'the member record is compared with the session once more',
  ),
  bug(
    'equal requests of two sessions share a response',
    'a member sees data of another',
    'src/api/prepare-request.ts',
    'epoch}|',
    'epoch * 0}|',
  ),
  bug(
    'a delivered entry stays',
    'feedback never leaves the queue',
    QUEUE,
    'decideDrop(entry, delivery));',
    "'refused');",
    'the entry leaves the queue all the same; that it is told as refused is no invariant',
  ),
  bug(
    'the newest entry is sent first',
    'feedback in the wrong order',
    STORE,
    "objectStore('entries').openCursor();",
    "objectStore('entries').openCursor(null, 'prev');",
  ),
  bug(
    'a failed entry is dropped',
    'feedback is lost offline',
    QUEUE,
    "} else if (delivery?.outcome === 'later') {",
    "} else if (delivery?.outcome === 'later' && false) {",
  ),
  bug(
    'two senders send at once',
    'feedback in the wrong order',
    'src/base/outbox/flush-outbox.ts',
    "if (!('locks' in navigator)) return send();",
    'if (true) return send();',
    'both send the oldest entry first, with the same key, which the platform counts once',
  ),
  bug(
    'each attempt has a key of its own',
    'feedback arrives twice',
    'src/base/outbox/post-outbox-entry.ts',
    "'Idempotency-Key': key,",
    "'Idempotency-Key': key + Math.random(),",
  ),
  bug(
    'the backoff is not stored',
    'the platform is asked without a pause',
    QUEUE,
    'clock.now() + computeBackoffDelayMs(failed, retryAfterMs, random())',
    '0',
    'no invariant is about the pace of requests',
  ),
  bug(
    'the session is stored for all tabs',
    'the token is in localStorage',
    'src/services/session/session-store.ts',
    '  safeSessionStorage.set(SESSION_KEY, session);\n  safeSessionStorage.remove',
    "  globalThis.localStorage.setItem('copy', JSON.stringify(session));\n  safeSessionStorage.set(SESSION_KEY, session);\n  safeSessionStorage.remove",
  ),
  bug(
    'a sign-out reaches no other tab',
    'another tab stays signed in',
    'src/services/session-lifecycle/sign-out.ts',
    "  broadcastToTabs({ type: 'logged-out', member: session.id });\n",
    '',
  ),
  bug(
    'each tab reports its registration as another',
    'a registration in two tabs counts twice',
    'src/features/registration/submit/complete-registration.tsx',
    ', member.requestId',
    '',
  ),
  bug(
    'a session that begins leaves what is of the one before',
    'the name of another member after a late response to a form',
    'src/services/session-lifecycle/start-session-and-broadcast.ts',
    "if (current && (current.userName === '' || current.userName !== session.userName)) {",
    'if (current === null) {',
  ),
  bug(
    'a registration that is sent again gets a new id',
    'two accounts after a lost response',
    CALL,
    'requestId: open?.requestId ?? createUuidV7(at)',
    'requestId: createUuidV7(at)',
  ),
  bug(
    'a registration takes the id of any other',
    'a visitor is refused because of the registration of another one',
    CALL,
    '(stored) => stored === fingerprint',
    '() => true',
  ),
  bug(
    'a registration is stored under no id',
    'two accounts after a reload',
    CALL,
    '  saveUnconfirmedRequest(kind, owner, request);\n  const result',
    "  if (kind !== 'register') saveUnconfirmedRequest(kind, owner, request);\n  const result",
  ),
  bug(
    'a first deposit leaves no mark',
    'the first deposit is reported twice',
    MONEY,
    "    if (names.includes('firstDeposit')) reportedMarks.set(key, id);\n",
    '',
  ),
  bug(
    'the number of deposits is not stored',
    'a deposit that has arrived is reported again',
    MONEY,
    '    reportedMarks.set(key, { at: systemClock.now(), value: Math.max(arrivedCount, stored ?? 0) });\n',
    '',
  ),
  bug(
    'what was closed is not stored',
    'closed announcements are shown again after a reload',
    'src/services/popups/popup-records.ts',
    '  void table.set(key, record);\n',
    '',
  ),
  bug(
    'announcements without a box are not hidden',
    'closed announcements are shown again at once',
    ANNOUNCEMENTS,
    "  if (state.hiddenUntil === 0) return 'closed';\n",
    '',
  ),
  bug(
    'the box for good hides what is known alone',
    'a member who wants no announcements gets new ones',
    ANNOUNCEMENTS,
    "  if (state.hidePopup === 1) return 'hidden for good';\n",
    '',
  ),
  bug(
    'promotions go on during a break',
    'a promotion during a break',
    'src/features/popups/announcements/use-announcements.ts',
    'isOpen ? all : all?.filter',
    'true ? all : all?.filter',
  ),
  bug(
    'a popup stays when another opens',
    'two popups at once',
    'src/features/popups/queue/popup-queue.tsx',
    '      if (current.current !== undefined) closeOverlay(toPopupOverlayKey(current.current));\n      current.current = undefined;',
    '      current.current = undefined;',
  ),
  bug(
    'a popup opens over a dialog',
    'a popup over what the member is doing',
    'src/features/popups/queue/decide-next-popup.ts',
    "return context.isOverlayOpen ? 'another dialog is open' : undefined;",
    'return undefined;',
  ),
  bug(
    'banners are shown to everybody',
    'a banner during a break',
    'src/features/popups/queue/decide-next-popup.ts',
    '!context.isMarketingAllowed && ',
    'false && ',
  ),
  bug(
    'a break is not seen',
    'a banner during a break',
    'src/services/play-protection/play-status-rules.ts',
    "  if (concerned.some(({ breakUntil }) => breakUntil > now)) return 'break';\n",
    '',
  ),
];

const named = (...names: readonly string[]) => SINGLE_BUGS.filter(({ name }) => names.includes(name));

/** The planted bugs: each of one line, and those of two that hide each other. */
export const PLANTED_BUGS: readonly PlantedBug[] = [
  ...SINGLE_BUGS,
  joined(
    'a double tap sends two requests',
    'paid twice by a double tap',
    named('a press sends while another is sent', 'an unconfirmed request holds nothing back'),
  ),
  joined(
    'nobody compares a late record with the session',
    'a member sees the name of another',
    named('a late member record is accepted', 'responses of a former session arrive'),
  ),
];
