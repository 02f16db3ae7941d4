import { tellServiceWorker } from '../../browser/sw-bridge';
import { useMerchant } from '../../services/merchant/merchant-store';

/** Tells the service worker where the merchant's pictures come from, now and when the status changes (OFF-3). */
export function nameImageHosts(): void {
  let named = '';
  const name = () => {
    const hosts = useMerchant.getState().status?.info.imageCDNs ?? [];
    if (hosts.join() === named) return;
    named = hosts.join();
    tellServiceWorker({ type: 'image-hosts', hosts });
  };
  name();
  useMerchant.subscribe(name);
}
