import { isOnScreen } from '../../browser/document/is-on-screen';
import style from './toasts.module.css';

interface ToastsProps {
  readonly toasts: readonly {
    readonly key: number;
    readonly message: string;
    readonly tone: 'status' | 'alert';
    readonly place?: 'top' | 'foot';
  }[];
}

/** Hides a toast before it is painted if the screen says the same by then: what says it renders in the same frame. */
function hideIfTold(toast: HTMLElement | null): void {
  requestAnimationFrame(() => {
    if (toast && [...document.querySelectorAll('[data-offline]')].some(isOnScreen)) toast.dataset.told = '';
  });
}

/**
 * Short messages at the top of the screen, or above its bottom bar if it has one. Their live regions are always
 * rendered, because screen readers announce only changes of an existing region.
 */
export function Toasts({ toasts }: ToastsProps) {
  const renderTone = (tone: 'status' | 'alert') =>
    toasts
      .filter((toast) => toast.tone === tone)
      .map(({ key, message, place }) => (
        <p key={key} ref={place === 'foot' ? hideIfTold : undefined} data-toast={place}>
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
