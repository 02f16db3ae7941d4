import type { Member } from '../../members/member';
import { getSessionEnd } from '../../members/session-limits';
import { type Html, html } from '../../pages/html';
import { getDemoMembers } from '../../seed/demo-members';
import type { Services } from '../../services';
import { renderDocumentChecks } from './documents-section';
import { renderErasures } from './erasure-section';
import { formatTime, renderActionButton, renderTable } from './layout';

/** Renders the members and their sessions. */
export function renderMembersPage(services: Services): Html {
  const { members, sessions, clock, playBreaks, realityChecks, accountClosures } = services;
  const all = members.all();
  const nameOf = new Map(all.map(({ id, username }) => [id, username]));
  const passwords = new Map(getDemoMembers('merchant default').map(({ username, password }) => [username, password]));
  const memberRows = all.map((member) => [
    member.merchant,
    html`<b>${member.username}</b>`,
    member.type,
    passwords.get(member.username) ?? '—',
    flagsOf(member).join(', '),
    playCell(member.id),
    accountCell(member.id),
    historyForm(member, clock.now()),
  ]);
  function playCell(id: number): Html {
    const [breakUntil, excludedUntil, minutes] = [
      playBreaks.endOf(id),
      playBreaks.exclusionEndOf(id),
      realityChecks.chosenBy(id),
    ];
    const states = [
      ...(excludedUntil > 0 ? [`excluded until ${formatTime(excludedUntil)}`] : []),
      ...(breakUntil > 0 ? [`break until ${formatTime(breakUntil)}`] : []),
      ...(minutes > 0 ? [`reality check every ${minutes} min`] : []),
    ];
    return html`${states.join(', ')} ${renderActionButton('play', { id, action: 'break' }, 'Break of 24 hours')}
${renderActionButton('play', { id, action: 'exclude' }, 'Exclude for 6 months')}
${renderActionButton('play', { id, action: 'review' }, 'Ask to review limits')}`;
  }
  function accountCell(id: number): Html {
    const reason = accountClosures.reasonOf(id);
    const ask = renderActionButton('documents', { id, action: 'ask' }, 'Ask for documents');
    return reason === undefined
      ? html`${ask} ${renderActionButton('accounts', { id, close: true, reason: 'Opened with another person’s documents' }, 'Close')}`
      : html`closed: ${reason} ${renderActionButton('accounts', { id, close: false }, 'Open again')}`;
  }
  const sessionRows = sessions.all().map((session) => {
    const isActive = session.ended === '' && getSessionEnd(services, session) > clock.now();
    return [
      session.merchant,
      html`<b>${nameOf.get(session.memberId) ?? '—'}</b>`,
      session.ip,
      formatTime(session.openedAt),
      isActive ? `until ${formatTime(getSessionEnd(services, session))}` : session.ended || 'expired',
      isActive ? renderActionButton('sessions', { id: session.id }, 'End') : '',
    ];
  });
  return html`<section><h2>Sessions</h2>${renderActionButton('sessions', {}, 'End all')}
${renderTable(['Merchant', 'Member', 'Address', 'Opened', 'State', ''], sessionRows)}</section>
${renderDocumentChecks(services)}
${renderErasures(services)}
<section><h2>Members</h2>${renderTable(['Merchant', 'Username', 'Type', 'Seeded password', 'Flags', 'Safe play', 'Account', 'Days since registration, deposits, withdrawals'], memberRows)}</section>`;
}

const DAY_MS = 24 * 3_600_000;

/**
 * Renders a form for the days since a member's registration and the numbers of deposits and withdrawals, on which
 * install prompts depend (ENG-3).
 */
function historyForm({ id, username, registeredAt, depositCount, withdrawCount }: Member, now: number): Html {
  const field = (name: string, label: string, value: number) =>
    html`<input type="number" min="0" name="${name}" aria-label="${label} of ${username}" value="${value}">`;
  return html`<form class="history" data-post="members"><input type="hidden" name="id" value="${id}">
${field('registeredDays', 'Days since registration', Math.floor((now - registeredAt) / DAY_MS))}
${field('depositCount', 'Deposits', depositCount)}${field('withdrawCount', 'Withdrawals', withdrawCount)}<button>Save</button></form>`;
}

function flagsOf(member: Member): string[] {
  const flags: [boolean, string][] = [
    [member.firstLogin, 'first login'],
    [member.passwordExpired, 'password expired'],
    [member.passwordDefault, 'default password'],
    [member.secondFactor, 'second factor'],
    [member.labelName !== '', member.labelName],
  ];
  return flags.flatMap(([isSet, name]) => (isSet ? [name] : []));
}
