import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { useOverlays } from '../../src/services/overlays/overlays';
import { queryClient } from '../../src/services/queries/query-client';

interface PageProps {
  /** Path and query of the page. */
  readonly address?: string;
  readonly children: ReactNode;
}

/** Renders a component with router, query client and topmost dialog, and shows the current path. */
export function TestProviders({ address = '/m/home', children }: PageProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[address]}>
        {children}
        <TopmostDialog />
        <CurrentPath />
      </MemoryRouter>
    </QueryClientProvider>
  );
}

/** The topmost dialog, also below a notice: notices are rendered by the overlay host of the app. */
function TopmostDialog() {
  const dialog = useOverlays(({ stack }) => stack.findLast((overlay) => overlay.kind === 'dialog'));
  const close = () => useOverlays.setState({ stack: [] });
  return dialog?.render(close, null) ?? null;
}

const CurrentPath = () => <p>{`at ${useLocation().pathname}`}</p>;
