import type { GameVendor } from '../../../contract/endpoints/games/game-lanes';
import { buildSearchPath } from '../../../services/games/game-paths';
import { useTranslate } from '../../../services/i18n/i18n';
import { AppLink } from '../../../services/navigation/app-link';
import card from '../../../ui/layout/card.module.css';
import { LazyImage } from '../../../ui/media/lazy-image';
import lane from '../lanes/category-lane.module.css';
import { LaneSection } from '../lanes/lane-section';
import style from './vendor-lane.module.css';

/** Lane with the logo and name of each vendor. Each vendor links to a search for its games. */
export function VendorLane({ vendors }: { readonly vendors: readonly GameVendor[] }) {
  const t = useTranslate();
  return (
    <LaneSection
      id="lane-providers"
      title={t('games.providers')}
      rowClass={lane.providers}
      placeholder={<li aria-hidden="true" />}
      eager
    >
      {() =>
        vendors.map(({ code, name, logo }) => (
          <li key={code}>
            <AppLink to={buildSearchPath(name)} className={[card.card, style.vendor].join(' ')}>
              {logo !== '' && <LazyImage src={logo} alt="" width={40} height={40} />}
              <span>{name}</span>
            </AppLink>
          </li>
        ))
      }
    </LaneSection>
  );
}
