import { type Html, html } from '../../pages/html';
import { demoMembers } from '../../seed/demo-members';
import type { Services } from '../../services';
import { action, table, when } from './layout';

/** Members and their sessions. */
export function peoplePage({ members, sessions, clock }: Services): Html {
  const all = members.all();
  const nameOf = new Map(all.map(({ id, username }) => [id, username]));
  const passwords = new Map(demoMembers('the default').map(({ username, password }) => [username, password]));
  const people = all.map((member) => [
    member.merchant,
    html`<b>${member.username}</b>`,
    member.type,
    passwords.get(member.username) ?? '—',
    marksOf(member).join(', '),
    when(member.registeredAt),
  ]);
  const opened = sessions.all().map((session) => {
    const isLiving = session.ended === '' && session.expiresAt > clock.now();
    return [
      session.merchant,
      html`<b>${nameOf.get(session.memberId) ?? '—'}</b>`,
      session.ip,
      when(session.openedAt),
      isLiving ? `until ${when(session.expiresAt)}` : session.ended || 'expired',
      isLiving ? action('sessions', { id: session.id }, 'End') : '',
    ];
  });
  return html`<section><h2>Sessions</h2>${action('sessions', {}, 'End all')}
${table(['Merchant', 'Member', 'Address', 'Opened', 'State', ''], opened)}</section>
<section><h2>Members</h2>${table(['Merchant', 'Name', 'Type', 'Seeded password', 'Marks', 'Since'], people)}</section>`;
}

function marksOf(member: ReturnType<Services['members']['all']>[number]): string[] {
  const marks: [boolean, string][] = [
    [member.firstLogin, 'first login'],
    [member.passwordExpired, 'password expired'],
    [member.passwordDefault, 'default password'],
    [member.secondFactor, 'second factor'],
    [member.labelName !== '', member.labelName],
  ];
  return marks.flatMap(([holds, name]) => (holds ? [name] : []));
}
