import { useState } from 'react';
import { LazyImage } from '../../ui/media/lazy-image';
import { WelcomeIllustration } from '../../ui/media/welcome-illustration';
import style from './promotion-card.module.css';

interface PromotionPictureProps {
  readonly image: string;
  /** Whether the promotion has ended, so that its picture is grey. */
  readonly isEnded: boolean;
}

/** The picture of a promotion or, if it has none or it cannot be loaded, the merchant's illustration or an icon. */
export function PromotionPicture({ image, isEnded }: PromotionPictureProps) {
  const [isBroken, setBroken] = useState(false);
  if (image === '' || isBroken) return <WelcomeIllustration icon="gift" className={style.picture} />;
  return (
    <span className={style.picture} data-ended={isEnded || undefined}>
      <LazyImage src={image} alt="" width={720} height={300} onBroken={() => setBroken(true)} />
    </span>
  );
}
