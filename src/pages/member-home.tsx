import { useQuery } from '@tanstack/react-query';
import { AccountMenu } from '../features/account/account-menu';
import { LogOutButton } from '../features/account/log-out-button';
import { MemberCard } from '../features/account/member-card';
import { AccountPageChatRow } from '../features/chat/account-page-chat-row';
import { AccountShortcuts } from '../features/home/header/account-shortcuts';
import { PushSettingsRow } from '../features/push/push-settings-row';
import { RankProgressCard, useRankProgressRatio } from '../features/vip/rank-progress';
import { MemberCardBalance } from '../features/wallet/member-card-balance';
import { ExtensionSlot } from '../services/extensions/extension-slot';
import { useTranslate } from '../services/i18n/i18n';
import { PageModules } from '../services/merchant/page-modules';
import { PageLayout } from '../services/navigation/page-layout';
import { useQueryScope } from '../services/queries/query-scope';
import { ContactButton } from '../services/support/ui/contact-button';
import { walletQuery } from '../services/wallet/wallet-queries';
import { LazyBoundary } from '../ui/lazy/lazy-boundary';
import { lazyWithRetry } from '../ui/lazy/lazy-with-retry';
import style from './member-home.module.css';

/** Menu rows that offer to install the app. Loaded lazily, to keep the install code out of this page's chunk. */
const InstallRows = lazyWithRetry(() => import('../features/install/install-rows'));

/**
 * Account page (MEM-1): the member with balance, quick actions, VIP progress, links to all member pages, and buttons
 * for customer service and sign-out.
 */
export default function MemberHomePage() {
  const t = useTranslate();
  const wallet = useQuery(walletQuery(useQueryScope()));
  const progress = useRankProgressRatio();
  const installation = (
    <LazyBoundary fallback={null}>
      <InstallRows />
    </LazyBoundary>
  );
  return (
    <PageLayout title={t('account.title')}>
      <PageModules
        page="account"
        modules={{
          member: (
            <MemberCard progress={progress}>
              <MemberCardBalance query={wallet} />
            </MemberCard>
          ),
          actions: (
            <div className={style.quick}>
              <AccountShortcuts />
            </div>
          ),
          rank: <RankProgressCard />,
          menu: (
            <AccountMenu
              currency={wallet.data?.value.currency ?? ''}
              limitReviewDue={wallet.data?.value.limitReviewDue}
              // While the wallet loads, no row is promised; if it cannot be loaded, the row is there.
              documents={wallet.isPending ? 'NONE' : wallet.data?.value.documents.state}
              installation={installation}
              notifications={<PushSettingsRow installation={installation} />}
              chat={<AccountPageChatRow />}
            />
          ),
        }}
      />
      <ExtensionSlot name="account.foot" />
      <div className={style.actions}>
        <ContactButton />
        <LogOutButton />
      </div>
    </PageLayout>
  );
}
