import { createRoot } from 'react-dom/client';

/** The least that the libraries allow: a page that React draws, kept by a service worker that knows nothing else. */
const root = document.getElementById('root');
if (root) createRoot(root).render(<h1>Hello</h1>);
void navigator.serviceWorker.register('/m/sw.js', { scope: '/m/' });
