import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { literal } from 'valibot';
import { safeSessionStorage } from '../../../browser/storage/web-storage';
import {
  type InstallPromptSettings,
  installPromptSettings,
} from '../../../contract/endpoints/site/install-prompt-settings';
import { ALL_HOME_PATHS } from '../../../contract/paths';
import { INSTALL_PROMPT_CLOSED_KEY } from '../../../contract/prompt-storage-keys';
import { useEnqueuePopup } from '../../../services/popups/popup-queue-store';
import { createPlatformQueryOptions } from '../../../services/queries/platform-query';
import { useQueryScope } from '../../../services/queries/query-scope';
import {
  decideInstallPrompt,
  type InstallPromptDecision,
  type InstallPromptTrigger,
} from '../engine/decide-install-prompt';
import { useInstallPromptDecisionInput } from '../engine/use-install-prompt-decision-input';
import { changeInstallRecord, useInstallRecord } from '../installed/install-records';
import { useInstallation } from '../installed/use-installation';
import { ForcedInstallPrompt } from './forced-install-prompt';
import { InstallPopup } from './install-popup';

/** How long the fetched install settings count as fresh (ms). */
const SETTINGS_STALE_MS = 5 * 60_000;

/** Triggers whose prompt opens on the page where they occur; the prompts of all other triggers open on home. */
const PAGE_TRIGGERS: readonly InstallPromptTrigger[] = ['first-deposit', 'first-withdraw', 'bind-card', 'game'];

/** Adds the install prompts to the popup queue, once the merchant's settings have loaded (ENG-1). */
export function QueuedInstallPrompt() {
  const options = createPlatformQueryOptions(useQueryScope(), installPromptSettings, { staleTime: SETTINGS_STALE_MS });
  const settings = useQuery(options).data?.value;
  return settings ? <QueuePromptForSettings settings={settings} /> : null;
}

function QueuePromptForSettings({ settings }: { readonly settings: InstallPromptSettings }) {
  const { pathname } = useLocation();
  const record = useInstallRecord();
  const [wasClosed, setClosed] = useState(() => safeSessionStorage.get(INSTALL_PROMPT_CLOSED_KEY, literal(1)) === 1);
  const input = useInstallPromptDecisionInput(settings.download_condition_switch.enabled);
  const { wasRemoved } = useInstallation();
  const history = { wasClosed: wasClosed || wasRemoved, wasForced: record?.wasForced === true };
  const decision = decideInstallPrompt(settings, input, history, Date.now());
  useRecheckAt(decision.kind === 'hidden' ? decision.recheckAt : undefined);

  const close = () => {
    safeSessionStorage.set(INSTALL_PROMPT_CLOSED_KEY, 1);
    setClosed(true);
    void changeInstallRecord((before) => ({ ...before, promptCloses: before.promptCloses + 1 }));
  };
  const isForced = decision.kind === 'shown' && decision.isForced;
  const isForPage = decision.kind === 'shown' && PAGE_TRIGGERS.includes(decision.trigger);
  const skipped = skipReason(decision, record !== undefined, isForPage || ALL_HOME_PATHS.includes(pathname));
  const render = (toasts: ReactNode) =>
    isForced ? (
      <ForcedInstallPrompt settings={settings} canInstall={input.canInstall} toasts={toasts} onLeave={close} />
    ) : (
      <InstallPopup settings={settings} toasts={toasts} onDismiss={close} />
    );
  useEnqueuePopup({
    key: 'install-prompt',
    kind: isForced ? 'forced-install' : 'install',
    isForPage,
    ...(skipped !== undefined && { skipped }),
    render,
  });
  return null;
}

function skipReason(
  decision: InstallPromptDecision,
  isRecordLoaded: boolean,
  isOnItsPage: boolean,
): string | undefined {
  if (!isRecordLoaded) return 'what was shown before is loading';
  if (decision.kind === 'hidden') return decision.reason;
  return isOnItsPage ? undefined : 'only on home';
}

/** Renders the component again at the time `at` (epoch ms); does nothing if `at` is undefined. */
function useRecheckAt(at: number | undefined): void {
  const [, setRound] = useState(0);
  useEffect(() => {
    if (at === undefined || !Number.isFinite(at)) return;
    const timer = setTimeout(() => setRound((count) => count + 1), Math.max(0, at - Date.now()));
    return () => clearTimeout(timer);
  }, [at]);
}
