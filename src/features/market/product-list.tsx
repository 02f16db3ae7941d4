import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { object, string } from 'valibot';
import type { ApiResult } from '../../api/call';
import { isOutcomeUnknown } from '../../api/is-outcome-unknown';
import type { ResponseOf } from '../../contract/endpoint';
import { type Product, products, redeemPointsForProduct } from '../../contract/endpoints/money/rewards';
import { useGuardedSubmit } from '../../services/forms/use-guarded-submit';
import { useI18n } from '../../services/i18n/i18n';
import { PageModules } from '../../services/merchant/page-modules';
import { showToast } from '../../services/overlays/overlays';
import { call } from '../../services/platform/api-client';
import { OffersGate } from '../../services/play-protection/offers-gate';
import { createPlatformQueryOptions } from '../../services/queries/platform-query';
import { useQueryScope } from '../../services/queries/query-scope';
import { QueryView } from '../../services/queries/query-view';
import { showResendFailure } from '../../services/submissions/resend-problem';
import { UnconfirmedRequestCard } from '../../services/submissions/unconfirmed-request-card';
import { useIdempotentCall } from '../../services/submissions/use-idempotent-call';
import { Card } from '../../ui/layout/card';
import { ProductGrid } from './product-grid';
import style from './product-list.module.css';
import { RedeemSheet } from './redeem-sheet';
import { RedemptionList, redemptionsQuery } from './redemption-list';

const redeemBody = object({ productId: string() });
type RedeemResult = ApiResult<ResponseOf<typeof redeemPointsForProduct>>;

/**
 * The member's points, the products they can be exchanged for, and what was redeemed. While the outcome of a redemption
 * is unknown, it is shown instead of the products, so that points are not spent twice (MEM-1, API-8). Points and
 * redemptions are the member's already, and stay during a break (SAFE-4).
 */
export function ProductList() {
  const scope = useQueryScope();
  const client = useQueryClient();
  const productsQuery = createPlatformQueryOptions(scope, products, { staleTime: 0 });
  const query = useQuery(productsQuery);
  const [chosen, setChosen] = useState<Product>();
  const redemption = useIdempotentCall({
    kind: 'redeem',
    schema: redeemBody,
    send: (requestId, body) => call(redeemPointsForProduct, { body: { requestId, ...body }, quiet: true }),
  });

  /**
   * Shows the points that are left after a request, fetches points, products and redemptions again, and closes the
   * question about a lost response.
   */
  function refetchAfter<R extends RedeemResult | undefined>(result: R): R {
    if (result?.ok) {
      const { points } = result.value;
      client.setQueryData(productsQuery.queryKey, (data) => data && { ...data, value: { ...data.value, points } });
    } else if (result && isOutcomeUnknown(result.error)) setChosen(undefined);
    // The member hears of the outcome first, however long the requests take.
    void Promise.all([query.refetch(), client.refetchQueries({ queryKey: redemptionsQuery(scope).queryKey })]);
    return result;
  }

  const asksForUnconfirmed = redemption.unconfirmed !== undefined && !chosen;
  return (
    <>
      <QueryView query={query}>
        {({ points, list }) => (
          <>
            <PageModules page="account" modules={{ member: <Points points={points} /> }} />
            {!asksForUnconfirmed && (
              <OffersGate>
                <ProductGrid list={list} points={points} onChoose={setChosen} />
              </OffersGate>
            )}
            {chosen && (
              <RedeemSheet
                key={chosen.id}
                product={chosen}
                points={points}
                onRedeem={async () => refetchAfter(await redemption.submit({ productId: chosen.id }))}
                onClose={() => setChosen(undefined)}
              />
            )}
          </>
        )}
      </QueryView>
      {/* Outside of the view: it is settled also while the products cannot be loaded. */}
      {asksForUnconfirmed && (
        <UnconfirmedRedemption
          product={query.data?.value.list.find(({ id }) => id === redemption.unconfirmed?.productId)}
          code={redemption.code}
          onResend={async () => refetchAfter(await redemption.resend())}
          onGiveUp={redemption.giveUp}
        />
      )}
      <RedemptionList />
    </>
  );
}

/** The points of the member, in the variant of the head of the account page (WL-2.23). */
function Points({ points }: { readonly points: number }) {
  const { t } = useI18n();
  return (
    <Card tone="feature" className={style.points}>
      <span>{t('market.points')}</span>
      <strong data-display>{t('market.price', { count: points })}</strong>
      <span>{t('market.points.text')}</span>
    </Card>
  );
}

interface UnconfirmedRedemptionProps {
  /** The product; undefined if it is not known or no longer offered. */
  readonly product: Product | undefined;
  /** Code of the last attempt. */
  readonly code: string | undefined;
  readonly onResend: () => Promise<RedeemResult | undefined>;
  readonly onGiveUp: () => void;
}

function UnconfirmedRedemption({ product, code, onResend, onGiveUp }: UnconfirmedRedemptionProps) {
  const { t } = useI18n();
  const { busy, submit } = useGuardedSubmit();
  const [problem, setProblem] = useState('');

  async function handleResend() {
    setProblem('');
    const result = await onResend();
    if (result?.ok) showToast({ key: product?.isVoucher ? 'market.done.voucher' : 'market.done' });
    else if (result) showResendFailure(result.error, t, setProblem);
    return result?.ok ?? false;
  }

  return (
    <UnconfirmedRequestCard
      {...(product && { summary: `${product.title} · ${t('market.price', { count: product.price })}` })}
      busy={busy}
      code={code}
      problem={problem}
      onResend={() => void submit(handleResend)}
      onGiveUp={onGiveUp}
    />
  );
}
