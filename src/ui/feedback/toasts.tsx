import style from './toasts.module.css';

interface ToastsProps {
  readonly toasts: readonly {
    readonly key: number;
    readonly message: string;
    readonly tone: 'status' | 'alert';
    readonly place?: 'top' | 'foot';
  }[];
}

/**
 * Short messages at the top of the screen, or above its bottom bar if it has one. Their live regions are always rendered, because screen
 * readers announce only changes of an existing region.
 */
export function Toasts({ toasts }: ToastsProps) {
  const renderTone = (tone: 'status' | 'alert') =>
    toasts
      .filter((toast) => toast.tone === tone)
      .map(({ key, message, place }) => (
        <p key={key} data-toast={place}>
          {message}
        </p>
      ));
  return (
    <div className={style.toasts}>
      <div role="status">{renderTone('status')}</div>
      <div role="alert">{renderTone('alert')}</div>
    </div>
  );
}
