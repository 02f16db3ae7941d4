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

function TopmostDialog() {
  const overlay = useOverlays(({ stack }) => stack.at(-1));
  const close = () => useOverlays.setState({ stack: [] });
  return overlay?.kind === 'dialog' ? overlay.render(close, null) : null;
}

const CurrentPath = () => <p>{`at ${useLocation().pathname}`}</p>;
