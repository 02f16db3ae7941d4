import style from './toasts.module.css';

interface ToastsProps {
  readonly toasts: readonly { readonly key: number; readonly message: string; readonly tone: 'status' | 'alert' }[];
}

/**
 * Short messages at the bottom of the screen. Their live regions are always rendered, because screen readers announce
 * only changes of an existing region.
 */
export function Toasts({ toasts }: ToastsProps) {
  const renderTone = (tone: 'status' | 'alert') =>
    toasts.filter((toast) => toast.tone === tone).map(({ key, message }) => <p key={key}>{message}</p>);
  return (
    <div className={style.toasts}>
      <div role="status">{renderTone('status')}</div>
      <div role="alert">{renderTone('alert')}</div>
    </div>
  );
}
