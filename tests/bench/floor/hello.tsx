import { createRoot } from 'react-dom/client';

/** A minimal page: rendered by React and stored by a service worker. */
const root = document.getElementById('root');
if (root) createRoot(root).render(<h1>Hello</h1>);
void navigator.serviceWorker.register('/m/sw.js', { scope: '/m/' });
