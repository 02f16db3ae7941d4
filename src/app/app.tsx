import { Suspense, useEffect } from 'react';
import { BrowserRouter, useNavigate, useRoutes } from 'react-router-dom';
import { BootGate } from '../features/boot/boot-gate';
import { bindRouter } from '../services/navigation/navigator';
import { ErrorBoundary } from './error-boundary';
import { Guard } from './guard';
import { LayerHost } from './layer-host';
import { PagePending } from './page-pending';
import { ROUTE_OBJECTS } from './routes';

function Pages() {
  const navigate = useNavigate();
  useEffect(() => bindRouter((path, options) => void navigate(path, options)), [navigate]);
  return useRoutes(ROUTE_OBJECTS);
}

/** The product: the screens of the site's state before all pages, the layers over all of them. */
export function App() {
  return (
    <ErrorBoundary>
      <BrowserRouter>
        <BootGate>
          <Guard>
            <Suspense fallback={<PagePending />}>
              <Pages />
            </Suspense>
          </Guard>
        </BootGate>
        <LayerHost />
      </BrowserRouter>
    </ErrorBoundary>
  );
}
