import './ui/base.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { compose } from './app/compose';

/** Starts the product; until it has something to show, the skeleton of index.html stays on screen. */
async function main(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  await compose();
  createRoot(root).render(<App />);
}

void main();
