import { type Html, html } from '../../pages/html';
import { demoMembers } from '../../seed/demo-members';
import type { Services } from '../../services';
import { action, formatTime, table } from './layout';

/** Renders the members and their sessions. */
export function peoplePage({ members, sessions, clock }: Services): Html {
  const all = members.all();
  const nameOf = new Map(all.map(({ id, username }) => [id, username]));
  const passwords = new Map(demoMembers('merchant default').map(({ username, password }) => [username, password]));
  const memberRows = all.map((member) => [
    member.merchant,
    html`<b>${member.username}</b>`,
    member.type,
    passwords.get(member.username) ?? '—',
    flagsOf(member).join(', '),
    formatTime(member.registeredAt),
  ]);
  const sessionRows = sessions.all().map((session) => {
    const isActive = session.ended === '' && session.expiresAt > clock.now();
    return [
      session.merchant,
      html`<b>${nameOf.get(session.memberId) ?? '—'}</b>`,
      session.ip,
      formatTime(session.openedAt),
      isActive ? `until ${formatTime(session.expiresAt)}` : session.ended || 'expired',
      isActive ? action('sessions', { id: session.id }, 'End') : '',
    ];
  });
  return html`<section><h2>Sessions</h2>${action('sessions', {}, 'End all')}
${table(['Merchant', 'Member', 'Address', 'Opened', 'State', ''], sessionRows)}</section>
<section><h2>Members</h2>${table(['Merchant', 'Username', 'Type', 'Seeded password', 'Flags', 'Registered'], memberRows)}</section>`;
}

function flagsOf(member: ReturnType<Services['members']['all']>[number]): string[] {
  const flags: [boolean, string][] = [
    [member.firstLogin, 'first login'],
    [member.passwordExpired, 'password expired'],
    [member.passwordDefault, 'default password'],
    [member.secondFactor, 'second factor'],
    [member.labelName !== '', member.labelName],
  ];
  return flags.flatMap(([isSet, name]) => (isSet ? [name] : []));
}
