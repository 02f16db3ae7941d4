import { encode } from 'uqr';
import style from './qr-code.module.css';
import { QUIET_ZONE, qrPath } from './qr-path';

/** A text as a QR code, dark on light in every theme: readers want it so. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
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
}
