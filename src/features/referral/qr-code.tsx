import { LazyBoundary } from '../../ui/lazy/lazy-boundary';
import { lazyWithRetry } from '../../ui/lazy/lazy-with-retry';
import style from './qr-code.module.css';
import { buildQrSvgPath, QUIET_ZONE_MODULES } from './qr-svg-path';

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
}

/** Image of a QR code; imports the encoder when it is first rendered. */
const QrCodeImage = lazyWithRetry(async () => {
  const { encode } = await import('uqr');
  return {
    default: ({ text, label }: QrCodeProps) => {
      const { data, size } = encode(text, { ecc: 'M', border: 0 });
      const side = size + 2 * QUIET_ZONE_MODULES;
      return (
        <svg
          role="img"
          aria-label={label}
          className={style.code}
          viewBox={`0 0 ${side} ${side}`}
          shapeRendering="crispEdges"
        >
          <path className={style.light} d={`M0 0h${side}v${side}H0z`} />
          <path className={style.dark} d={buildQrSvgPath(data)} />
        </svg>
      );
    },
  };
});

/**
 * A QR code, dark on light in every theme because scanners require it. Renders nothing if the encoder cannot be loaded.
 */
export const QrCode = (props: QrCodeProps) => (
  <LazyBoundary fallback={<div className={style.code} />} errorFallback={null}>
    <QrCodeImage {...props} />
  </LazyBoundary>
);
