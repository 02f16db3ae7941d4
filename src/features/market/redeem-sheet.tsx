import { useState } from 'react';
import type { ApiResult } from '../../api/call';
import type { ResponseOf } from '../../contract/endpoint';
import type { Product, Redemption, redeemPointsForProduct } from '../../contract/endpoints/money/rewards';
import { toCashierErrorText } from '../../services/errors/cashier-error-message';
import { useGuardedSubmit } from '../../services/forms/use-guarded-submit';
import { useTranslate } from '../../services/i18n/i18n';
import { showToast } from '../../services/overlays/overlays';
import { Button } from '../../ui/button/button';
import { Sheet } from '../../ui/dialog/sheet';
import { Success } from '../../ui/feedback/success';
import style from './product-list.module.css';
import { RedemptionFacts } from './redemption-list';

interface RedeemSheetProps {
  readonly product: Product;
  /** The member's points. */
  readonly points: number;
  /** Sends the request. Points and products are fetched again meanwhile: the answer does not wait for them. */
  readonly onRedeem: () => Promise<ApiResult<ResponseOf<typeof redeemPointsForProduct>>>;
  readonly onClose: () => void;
}

/** Asks whether to exchange points for a product, and then shows the redemption with its code and state (MEM-1). */
export function RedeemSheet({ product, points, onRedeem, onClose }: RedeemSheetProps) {
  const t = useTranslate();
  const { busy, coolingDown, submit, isShown } = useGuardedSubmit();
  const [problem, setProblem] = useState('');
  const [redemption, setRedemption] = useState<Redemption>();
  const { title, detail, price } = product;
  // Not that of a later render: after the request, the points are already spent.
  const [left] = useState(points - price);

  async function handlePress() {
    setProblem('');
    const result = await onRedeem();
    if (!isShown()) return result.ok;
    if (!result.ok) setProblem(toCashierErrorText(result.error, t));
    else if (result.value.redemption) setRedemption(result.value.redemption);
    else {
      // The platform has not said which redemption it is; it is in the list below the products.
      onClose();
      showToast({ key: product.isVoucher ? 'market.done.voucher' : 'market.done' });
    }
    return result.ok;
  }

  /** Closes the sheet, but not while a request is in flight: opened again, it would send a second one. */
  function handleClose() {
    if (!busy) onClose();
  }

  const close = { closeLabel: t('action.close'), onClose: handleClose };
  if (redemption) {
    return (
      <Sheet title={t('market.done')} {...close}>
        <Success
          title={redemption.title}
          action={
            <Button wide onClick={onClose}>
              {t('action.close')}
            </Button>
          }
        >
          <RedemptionFacts redemption={redemption} />
          {redemption.isVoucher && <p>{t('market.done.voucher')}</p>}
        </Success>
      </Sheet>
    );
  }
  return (
    <Sheet title={t('market.confirm.title', { product: title })} {...close}>
      <p>
        <bdi>{detail}</bdi>
      </p>
      <p>
        {t('market.confirm.text', {
          price: t('market.price', { count: price }),
          left: t('market.price', { count: left }),
        })}
      </p>
      <p role="alert" className={style.problem}>
        {problem}
      </p>
      <Button wide busy={busy} coolingDown={coolingDown} onClick={() => void submit(handlePress)}>
        {t('market.redeem')}
      </Button>
      <Button look="quiet" wide disabled={busy} onClick={onClose}>
        {t('break.cancel')}
      </Button>
    </Sheet>
  );
}
