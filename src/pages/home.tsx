import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { composeHome } from '../contract/merchant/compose-home';
import { useHomeChatRow } from '../features/chat/chat-navigation-item';
import { HomeGames } from '../features/games/page/home-games';
import { HomeHeader } from '../features/home/header/home-header';
import { HomeTopModule, RefreshRow } from '../features/home/home-top-module';
import { useSaveHomeSnapshot } from '../features/home/snapshot/use-save-home-snapshot';
import { LazyHomeCustomerService } from '../features/support/lazy-home-customer-service';
import { ExtensionSlot } from '../services/extensions/extension-slot';
import { HOME_CATEGORY_PARAMETER, HOME_SEARCH_PARAMETER } from '../services/games/game-paths';
import { useI18n } from '../services/i18n/i18n';
import { useMerchant } from '../services/merchant/merchant-store';
import { usePageTitle } from '../services/navigation/use-page-title';
import { AfterFirstPaint } from '../ui/lazy/after-first-paint';
import { lazyWithRetry } from '../ui/lazy/lazy-with-retry';
import style from './home.module.css';

const GameSearch = lazyWithRetry(async () => ({
  default: (await import('../features/games/search/game-search')).GameSearch,
}));

const BalancePill = lazyWithRetry(() => import('../features/wallet/header/balance-pill'));

/** Home page, or the game search if the URL has the search parameter. Remounted when the language changes. */
export default function HomePage() {
  const isSearching = useSearchParams()[0].has(HOME_SEARCH_PARAMETER);
  const language = useI18n((state) => state.language.code);
  return isSearching ? <GameSearch key={language} /> : <Home key={language} />;
}

/**
 * Header and the modules that the merchant's record names (WL-2.13). If a category is selected, its games replace them
 * (ROUTE-1).
 */
function Home() {
  usePageTitle();
  useSaveHomeSnapshot();
  const named = useMerchant(({ status }) => status?.info.whitelabelVal.design.home);
  const plan = useMemo(() => composeHome(named ?? []), [named]);
  const hasCategory = useSearchParams()[0].has(HOME_CATEGORY_PARAMETER);
  return (
    <>
      <HomeHeader
        balance={
          <AfterFirstPaint>
            <BalancePill />
          </AfterFirstPaint>
        }
      />
      <main className={style.main}>
        {!hasCategory && !plan.modules.some(({ name }) => name === 'notices') && <RefreshRow />}
        <HomeGames plan={plan} renderTop={(name, variant) => <HomeTopModule name={name} variant={variant} />} />
        <ExtensionSlot name="home.foot" />
        <LazyHomeCustomerService chat={useHomeChatRow()} />
      </main>
    </>
  );
}
