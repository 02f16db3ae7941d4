import { ROUTES } from '../contract/paths';
import { GameLanes } from '../features/games/game-lanes';
import { HomeHeader } from '../features/home/home-header';
import { HomeTop } from '../features/home/home-top';
import { useI18n } from '../services/i18n/i18n';
import { MainNavigation } from '../services/navigation/main-navigation';
import { usePageTitle } from '../services/navigation/use-page-title';
import style from './home.module.css';

/** Home: who the place belongs to, what is on, and the games (ROUTE-1). What it shows is of one language at a time. */
export default function HomePage() {
  usePageTitle();
  const language = useI18n((state) => state.language.code);
  return (
    <>
      <HomeHeader />
      <main key={language} className={style.main}>
        <HomeTop />
        <GameLanes />
      </main>
      <MainNavigation current={ROUTES.home.path} />
    </>
  );
}
