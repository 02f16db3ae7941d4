import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useOverlays } from '../../../services/overlays/overlays';
import { useMember } from '../../../services/session/member';
import { useSession } from '../../../services/session/session-store';
import { useTransactionStats } from '../../../services/wallet/use-transaction-stats';
import { useAppDownload } from '../app/use-app-download';
import { offersPromptOrGuide } from '../environment/decide-install-method';
import { useInstallation } from '../installed/use-installation';
import { INSTALL_GUIDE_OVERLAY_KEY } from '../method/install-web-app';
import type { InstallPromptDecisionInput, InstallPromptTriggerPage } from './decide-install-prompt';
import { getInstallPromptTriggerPage } from './install-prompt-trigger-page';

/** Keys of overlays. While one of these overlays is open, no install prompt opens (ENG-2). */
const INSTALL_OVERLAYS: readonly string[] = [INSTALL_GUIDE_OVERLAY_KEY, 'popup:install-banner'];

/**
 * Returns the state that decideInstallPrompt() depends on.
 * @param needsStats whether a condition depends on counts of deposits, withdrawals or accounts
 */
export function useInstallPromptDecisionInput(needsStats: boolean): InstallPromptDecisionInput {
  const session = useSession((state) => state.session);
  const epoch = useSession((state) => state.epoch);
  const registeredAt = useMember(({ member }) => member?.regDate ?? 0);
  const { method, isInstalled } = useInstallation();
  const hasDownload = useAppDownload() !== undefined;
  const page = getInstallPromptTriggerPage(useLocation());
  const stats = useTransactionStats(needsStats && session !== undefined);
  const linked = stats && [stats.fullBankCardList, stats.fullVirtualWalletList, stats.fullEWalletList];
  return {
    isInstalled,
    canInstall: hasDownload || offersPromptOrGuide(method),
    isInstallModalOpen: useOverlays(({ stack }) => stack.some(({ key }) => INSTALL_OVERLAYS.includes(key))),
    host: location.hostname,
    hasSession: session !== undefined,
    memberType: session?.type ?? -1,
    signedInAt: useTimeOf(epoch),
    registeredAt,
    registrationCheckedAt: useTimeOf(registeredAt),
    depositCount: stats?.totalDepositSuccessCount,
    withdrawCount: stats?.totalWithdrawSuccessCount,
    linkedAccounts: linked?.flat().length,
    page,
    gameStartedAt: useGameStart(page),
  };
}

/** Returns when `value` last changed (epoch ms); until it changes, the time of the first render. */
function useTimeOf(value: unknown): number {
  const [since, setSince] = useState({ value, at: Date.now() });
  if (since.value !== value) setSince({ value, at: Date.now() });
  return since.at;
}

function useGameStart(page: InstallPromptTriggerPage): number | undefined {
  const [startedAt, setStartedAt] = useState<number>();
  const isPlaying = page === 'game';
  useEffect(() => setStartedAt(isPlaying ? Date.now() : undefined), [isPlaying]);
  return startedAt;
}
