import { parse } from 'valibot';
import { beforeEach, expect, test, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { resetPageAndRecordNavigations } from '../../../tests/components/page-state';
import { memberRecord } from '../../contract/endpoints/account/member';
import { translationCatalogueLoader } from '../../services/i18n/catalogue';
import { activateLanguage, activateLanguageOrEnglish, useI18n } from '../../services/i18n/i18n';
import { ENGLISH, LANGUAGES } from '../../services/i18n/languages';
import { useOverlays } from '../../services/overlays/overlays';
import { useMember } from '../../services/session/member';
import { beginSession } from '../../services/session/session-store';
import { MemberLanguageSync } from './member-language-sync';

beforeEach(async () => {
  await resetPageAndRecordNavigations();
  useMember.setState({ member: undefined });
  const session = { id: 'm1', token: 't', merchantCode: 'FAIR', userName: 'alice', type: 0 } as const;
  beginSession({ ...session, firstTimeLogin: false, updatePassword: false, currentPassword: 'known' });
  await serveLanguage();
});

const serveLanguage = () =>
  commands.addFault({
    endpoint: 'saveMemberLanguage',
    body: JSON.stringify({ success: true, value: {} }),
    contentType: 'application/json',
  });

async function useVietnamese() {
  const vietnamese = LANGUAGES.get('VI');
  if (vietnamese) await activateLanguage(vietnamese);
}

const countSent = () => commands.countRequests('saveMemberLanguage');
const setMember = (type: 0 | 4) =>
  useMember.setState({ member: parse(memberRecord, { id: 'm1', userName: 'alice', type, language: 'EN' }) });

test('[I18N-3.1] once the member record is loaded, a language that differs from the saved one is sent to the platform once', async () => {
  await useVietnamese();
  const first = await render(<MemberLanguageSync />);
  setMember(0);
  await expect.poll(() => useMember.getState().member?.language).toBe('VI');
  await first.unmount();
  // What the platform has is not sent again, only the next choice.
  await render(<MemberLanguageSync />);
  await activateLanguage(ENGLISH);
  await expect.poll(() => useMember.getState().member?.language).toBe('EN');
  expect(await countSent()).toBe(2);
});

test('[I18N-3] English that replaces a language whose catalogue could not be loaded is not sent to the platform', async () => {
  useMember.setState({ member: parse(memberRecord, { id: 'm1', userName: 'alice', type: 0, language: 'VI' }) });
  vi.spyOn(translationCatalogueLoader, 'load').mockRejectedValueOnce(new Error('no network'));
  await activateLanguageOrEnglish(LANGUAGES.get('TH') ?? ENGLISH);
  await render(<MemberLanguageSync />);
  expect(useI18n.getState()).toMatchObject({ language: { code: 'EN' }, isFallback: true });
  await useVietnamese();
  await activateLanguage(ENGLISH);
  await expect.poll(() => useMember.getState().member?.language).toBe('EN');
  expect(await countSent()).toBe(1);
});

test('[I18N-3.2] the language of a member of type 4 is not sent to the platform', async () => {
  await render(<MemberLanguageSync />);
  setMember(4);
  await useVietnamese();
  setMember(0);
  await expect.poll(() => useMember.getState().member?.language).toBe('VI');
  expect(await countSent()).toBe(1);
});

test('[I18N-3.2] a failed request to save the language shows no dialog and is sent again at the next start', async () => {
  await commands.clearFaults();
  await commands.addFault({ endpoint: 'saveMemberLanguage', status: 500 });
  await useVietnamese();
  setMember(0);
  const first = await render(<MemberLanguageSync />);
  await expect.poll(countSent).toBe(1);
  await first.unmount();
  const second = await render(<MemberLanguageSync />);
  await expect.poll(countSent).toBe(2);
  expect(useMember.getState().member?.language).toBe('EN');
  await second.unmount();
  await commands.clearFaults();
  await serveLanguage();
  await render(<MemberLanguageSync />);
  await expect.poll(() => useMember.getState().member?.language).toBe('VI');
  const { stack, toasts } = useOverlays.getState();
  expect([stack, toasts, await countSent()]).toEqual([[], [], 3]);
});
