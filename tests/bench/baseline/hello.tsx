import { createRoot } from 'react-dom/client';

/** Root of a minimal page, which React renders and a service worker stores. */
const root = document.getElementById('root');
if (root) createRoot(root).render(<h1>Hello</h1>);
void navigator.serviceWorker.register('/m/sw.js', { scope: '/m/' });
