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

/**
 * Hides a toast as soon as the screen says the same: before the toast is painted, or when the part that says it comes
 * later, as a strip does once a request has failed. Returns a function that stops waiting for that.
 */
function hideOnceTold(toast: HTMLElement | null): (() => void) | undefined {
  if (!toast) return undefined;
  const look = () => {
    if (![...document.querySelectorAll('[data-offline]')].some(isOnScreen)) return;
    toast.dataset.told = '';
    observer.disconnect();
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-offline'] });
  look();
  return () => observer.disconnect();
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
        <p key={key} ref={place === 'foot' ? hideOnceTold : undefined} data-toast={place}>
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
