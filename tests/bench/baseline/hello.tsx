import { createRoot } from 'react-dom/client';

/** Root element of a minimal page that React renders and a service worker caches. */
const root = document.getElementById('root');
if (root) createRoot(root).render(<h1>Hello</h1>);
void navigator.serviceWorker.register('/m/sw.js', { scope: '/m/' });
