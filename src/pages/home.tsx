import { useSearchParams } from 'react-router-dom';
import { ROUTES } from '../contract/paths';
import { ChatItem } from '../features/chat/chat-item';
import { GameLanes } from '../features/games/game-lanes';
import { HomeHeader } from '../features/home/home-header';
import { HomeTop } from '../features/home/home-top';
import { HomeSupport } from '../features/support/home-support';
import { SEARCH } from '../services/games/home-address';
import { useI18n } from '../services/i18n/i18n';
import { MainNavigation } from '../services/navigation/main-navigation';
import { usePageTitle } from '../services/navigation/use-page-title';
import { lazyPart } from '../ui/lazy-part';
import style from './home.module.css';

const GameSearch = lazyPart(async () => ({ default: (await import('../features/games/late-parts')).GameSearch }));

/** Home, or the search of its games, as the address says. What they show is of one language at a time. */
export default function HomePage() {
  const isSearching = useSearchParams()[0].has(SEARCH);
  const language = useI18n((state) => state.language.code);
  return isSearching ? <GameSearch key={language} /> : <Home key={language} />;
}

/** Who the place belongs to, what is on, and the games (ROUTE-1). */
function Home() {
  usePageTitle();
  return (
    <>
      <HomeHeader />
      <main className={style.main}>
        <HomeTop />
        <GameLanes />
        <HomeSupport />
      </main>
      <MainNavigation current={ROUTES.home.path}>
        <ChatItem />
      </MainNavigation>
    </>
  );
}
