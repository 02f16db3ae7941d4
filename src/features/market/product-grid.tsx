import type { Product } from '../../contract/endpoints/money/rewards';
import { useI18n } from '../../services/i18n/i18n';
import { Button } from '../../ui/button/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { ProgressBar } from '../../ui/feedback/progress-bar';
import { Card } from '../../ui/layout/card';
import type { ListPosition } from '../../ui/list/rows';
import { useShownItems } from '../../ui/list/use-shown-items';
import { Icon } from '../../ui/media/icon';
import { LazyImage } from '../../ui/media/lazy-image';
import style from './product-list.module.css';

interface ProductGridProps {
  readonly list: readonly Product[];
  readonly points: number;
  readonly onChoose: (product: Product) => void;
}

/** The products of the point market, each with a button to redeem it or the points that are missing (MEM-1). */
export function ProductGrid({ list, points, onChoose }: ProductGridProps) {
  const { t } = useI18n();
  const { shown, end, positionOf } = useShownItems(list);
  if (list.length === 0) return <EmptyState icon="shop" title={t('market.empty')} />;
  return (
    <ul className={style.products}>
      {shown.map((product, index) => (
        <ProductCard
          key={product.id}
          product={product}
          position={positionOf(index)}
          points={points}
          onChoose={() => onChoose(product)}
        />
      ))}
      {end}
    </ul>
  );
}

interface ProductCardProps {
  readonly product: Product;
  readonly position: ListPosition;
  readonly points: number;
  readonly onChoose: () => void;
}

function ProductCard({ product, position, points, onChoose }: ProductCardProps) {
  const { t } = useI18n();
  const { title, detail, price, stock, isVoucher, image } = product;
  const missing = price - points;
  const isAvailable = missing <= 0 && stock > 0;
  return (
    <Card as="li" flush className={style.product} {...position}>
      <span className={style.picture}>
        <Icon name={isVoucher ? 'gift' : 'shop'} size={40} />
        {image !== '' && <LazyImage src={image} alt="" />}
        <span className={style.price}>{t('market.price', { count: price })}</span>
      </span>
      <h2>
        <bdi>{title}</bdi>
      </h2>
      <p>
        <bdi>{detail}</bdi>
      </p>
      <div className={style.stock}>
        {missing > 0 && stock > 0 ? (
          <ProgressBar ratio={points / price} label={t('market.missing', { count: missing })} />
        ) : (
          <p>{t('market.stock', { count: stock })}</p>
        )}
      </div>
      <Button wide look={isAvailable ? 'primary' : 'secondary'} disabled={!isAvailable} onClick={onChoose}>
        {t(stock === 0 ? 'market.soldOut' : 'market.redeem')}
      </Button>
    </Card>
  );
}
