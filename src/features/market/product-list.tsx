import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isOutcomeUnknown } from '../../api/is-outcome-unknown';
import { systemClock } from '../../base/clock';
import { createUuidV7 } from '../../base/uuid-v7';
import { type Product, products, redeemPointsForProduct } from '../../contract/endpoints/money/rewards';
import { toCashierErrorText } from '../../services/errors/cashier-error-message';
import { useGuardedSubmit } from '../../services/forms/use-guarded-submit';
import { useI18n } from '../../services/i18n/i18n';
import { showToast } from '../../services/overlays/overlays';
import { call } from '../../services/platform/api-client';
import { createPlatformQueryOptions } from '../../services/queries/platform-query';
import { useQueryScope } from '../../services/queries/query-scope';
import { QueryView } from '../../services/queries/query-view';
import { Button } from '../../ui/button/button';
import { Message } from '../../ui/feedback/message';
import { Card } from '../../ui/layout/card';
import { Icon } from '../../ui/media/icon';
import { LazyImage } from '../../ui/media/lazy-image';
import style from './product-list.module.css';

/** The member's points, and the products they can be exchanged for (MEM-1). */
export function ProductList() {
  const { t } = useI18n();
  const query = useQuery(createPlatformQueryOptions(useQueryScope(), products, { staleTime: 0 }));
  return (
    <QueryView query={query}>
      {({ points, list }) => (
        <>
          <Card tone="feature" className={style.points}>
            <span>{t('market.points')}</span>
            <strong>{t('market.price', { count: points })}</strong>
            <span>{t('market.points.text')}</span>
          </Card>
          {list.length === 0 ? (
            <Message tone="quiet">{t('market.empty')}</Message>
          ) : (
            <ul className={style.products}>
              {list.map((product) => (
                <ProductCard key={product.id} product={product} points={points} onChange={() => query.refetch()} />
              ))}
            </ul>
          )}
        </>
      )}
    </QueryView>
  );
}

interface ProductCardProps {
  readonly product: Product;
  readonly points: number;
  /** Refetches points and products. Called after the request to exchange points. */
  readonly onChange: () => Promise<unknown>;
}

function ProductCard({ product, points, onChange }: ProductCardProps) {
  const { t } = useI18n();
  const { id, title, detail, price, stock, isVoucher, image } = product;
  // Kept while there is no response, so that pressing again redeems once.
  const requestId = useRef('');
  const { busy, coolingDown, submit } = useGuardedSubmit();
  const [problem, setProblem] = useState('');
  const missing = price - points;
  const isAvailable = missing <= 0 && stock > 0;

  async function handlePress() {
    setProblem('');
    requestId.current ||= createUuidV7(systemClock.now());
    const body = { requestId: requestId.current, productId: id };
    const result = await call(redeemPointsForProduct, { body, quiet: true });
    if (result.ok || !isOutcomeUnknown(result.error)) requestId.current = '';
    if (result.ok) {
      showToast({ key: isVoucher ? 'market.done.voucher' : 'market.done' });
    } else setProblem(toCashierErrorText(result.error, t));
    await onChange();
    return result.ok;
  }

  return (
    <Card as="li" flush className={style.product}>
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
      <p className={style.stock}>
        {missing > 0 && stock > 0 ? t('market.missing', { count: missing }) : t('market.stock', { count: stock })}
      </p>
      <Button
        wide
        look={isAvailable ? 'primary' : 'secondary'}
        busy={busy}
        coolingDown={coolingDown}
        disabled={!isAvailable}
        onClick={() => void submit(handlePress)}
      >
        {t(stock === 0 ? 'market.soldOut' : 'market.redeem')}
      </Button>
      <p role="alert" className={style.problem}>
        {problem}
      </p>
    </Card>
  );
}
