import type { ReactNode } from 'react';
import { type Amount, amountToMinorUnits } from '../../contract/money';
import { Button } from '../../ui/button/button';
import { Sheet } from '../../ui/dialog/sheet';
import { Success } from '../../ui/feedback/success';
import { useTranslate } from '../i18n/i18n';
import { NewBalance } from './new-balance';

interface GainSheetProps {
  /** Name of the reward: the title of the sheet. */
  readonly name: string;
  /** What has happened, such as `Reward claimed`. */
  readonly title: string;
  /** What was credited to the balance; `0.00` if nothing was. */
  readonly gain: Amount;
  readonly currency: string;
  /** Shown instead of the balance if nothing was credited yet. */
  readonly children?: ReactNode;
  /** What to do next; default: closing the sheet. */
  readonly action?: ReactNode;
  readonly onClose: () => void;
}

/** Sheet that celebrates a reward, with the new balance if it was credited (MEM-1). */
export function GainSheet({ name, title, gain, currency, children, action, onClose }: GainSheetProps) {
  const t = useTranslate();
  const credited = amountToMinorUnits(gain);
  return (
    <Sheet title={name} closeLabel={t('action.close')} onClose={onClose}>
      <Success
        title={title}
        action={
          action || (
            <Button wide onClick={onClose}>
              {t('action.close')}
            </Button>
          )
        }
      >
        {credited > 0 ? <NewBalance gain={credited} currency={currency} /> : children}
      </Success>
    </Sheet>
  );
}
