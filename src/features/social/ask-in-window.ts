import { fail, ok } from '../../base/result';
import { readDeviceTraits } from '../../browser/device';
import { shownState } from '../../browser/history';
import type { Identity, IdentityFault, Vouched, WindowChannel } from '../../browser/identity';
import { askForFolder, type FolderAnswer } from '../../browser/private-browsing';
import { sessionStore } from '../../browser/web-storage';
import { identityProvider } from '../../services/identity/identity-provider';
import { forgetLeaving, noteLeaving } from '../../services/identity/identity-return';
import { carriedParameter } from '../../services/navigation/navigator';
import { readWanted } from '../../services/navigation/wanted';
import { isOfficialApp } from '../../services/platform/is-official-app';
import { type Asked, atProvider } from './at-provider';
import { decideWindow } from './decide-window';

let folder: Promise<FolderAnswer> | undefined;

/** Makes ready what a window needs: browsers open one only at once after the tap. */
export function warmWindows(): void {
  folder ??= askForFolder();
  identityProvider().catch(() => undefined); // a failure shows when it is needed
}

/** Has a provider vouch in its window, or on its page where no window opens (SOCIAL-4, SOCIAL-6). */
export async function askInWindow(channel: WindowChannel): Promise<Asked<Vouched>> {
  folder ??= askForFolder();
  switch (decideWindow(readDeviceTraits(), isOfficialApp(carriedParameter('inApp')), await folder)) {
    case 'coming-soon':
      return fail({ tone: 'quiet', key: 'identity.comingSoon' });
    case 'private':
      return fail({ tone: 'alert', key: 'identity.not_support_incognito' });
    case 'leave':
      return atProvider(async (provider) => fail(await leave(provider, channel)));
    case 'window':
      return atProvider(async (provider) => {
        const asked = await provider.askInWindow(channel);
        const isBlocked = !asked.ok && asked.error.code === 'auth/popup-blocked';
        return isBlocked ? fail(await leave(provider, channel)) : asked;
      });
  }
}

/** Leaves this page for the provider's; comes back here only when that fails. */
async function leave(provider: Identity, channel: WindowChannel): Promise<IdentityFault> {
  noteLeaving(sessionStore, channel, Date.now(), readWanted(shownState()));
  const fault = await provider.leaveFor(channel);
  forgetLeaving(sessionStore);
  return fault;
}

/** Who has come back from a provider's page; nobody, and no problem, when the visitor turned round there (SOCIAL-4). */
export const askReturned = (channel: WindowChannel): Promise<Asked<Vouched>> =>
  atProvider(async (provider) => {
    const returned = await provider.returned(channel);
    if (!returned.ok) return returned;
    return returned.value ? ok(returned.value) : fail({ code: 'auth/redirect-cancelled-by-user', reason: '' });
  });
