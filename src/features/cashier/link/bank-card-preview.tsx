import { Card } from '../../../ui/layout/card';
import { Icon } from '../../../ui/media/icon';
import style from './bank-card-preview.module.css';
import { formatCardNumberPreview } from './format-card-number-preview';

interface BankCardPreviewProps {
  readonly bank: string;
  readonly holder: string;
  readonly number: string;
}

/** Preview of a bank card with the typed values; hidden from screen readers, which read the fields. */
export function BankCardPreview({ bank, holder, number }: BankCardPreviewProps) {
  return (
    <Card tone="feature" className={style.preview} aria-hidden="true">
      <strong>{bank}</strong>
      <Icon name="card" size={28} />
      <span className={style.number} dir="ltr">
        {formatCardNumberPreview(number)}
      </span>
      <span className={style.holder}>{holder}</span>
    </Card>
  );
}
