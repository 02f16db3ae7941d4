import { LatePart } from '../../ui/late-part';
import { lazyPart } from '../../ui/lazy-part';
import style from './qr-code.module.css';
import { QUIET_ZONE, qrPath } from './qr-path';

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
}

/** What draws one comes with the first that is drawn. */
const Drawing = lazyPart(async () => {
  const { encode } = await import('uqr');
  return {
    default: ({ text, label }: QrCodeProps) => {
      const { data, size } = encode(text, { ecc: 'M', border: 0 });
      const side = size + 2 * QUIET_ZONE;
      return (
        <svg
          role="img"
          aria-label={label}
          className={style.code}
          viewBox={`0 0 ${side} ${side}`}
          shapeRendering="crispEdges"
        >
          <path className={style.light} d={`M0 0h${side}v${side}H0z`} />
          <path className={style.dark} d={qrPath(data)} />
        </svg>
      );
    },
  };
});

/** A text as a QR code, dark on light in every theme: readers want it so. Without its code there is none. */
export const QrCode = (props: QrCodeProps) => (
  <LatePart meanwhile={<div className={style.code} />} without={null}>
    <Drawing {...props} />
  </LatePart>
);
