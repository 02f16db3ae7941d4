import { safeParse } from 'valibot';
import { type MiniGameEvent, type MiniGameView, miniGameCommand } from '../../contract/frames/mini-game';
import { loadExternalScript } from '../load-external-script';

/** API of the mini game's script. Assumed, not confirmed by the platform; see docs/operating.md. */
interface MiniGame {
  show(view: MiniGameView): void;
}
type Init = (host: { root: Element; language: string; close: () => void }) => MiniGame;

type PostToPage = (message: MiniGameEvent) => void;
let game: MiniGame | undefined;

async function start(script: string, language: string, post: PostToPage): Promise<void> {
  if (!(await loadExternalScript(script))) return post({ type: 'failed' });
  const { initMiniGame } = globalThis as { initMiniGame?: Init }; // set by the game's script
  if (!initMiniGame) return post({ type: 'failed' });
  game = initMiniGame({ root: document.body, language, close: () => post({ type: 'close' }) });
  game.show('bubble');
  post({ type: 'ready' });
}

function listen(port: MessagePort): void {
  const post: PostToPage = (message) => port.postMessage(message);
  port.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = safeParse(miniGameCommand, data);
    if (!message.success) return;
    if (message.output.type === 'show') return game?.show(message.output.view);
    const { script, language, title } = message.output;
    if (title) document.title = title;
    // A game that throws during start has failed to load.
    void start(script, language, post).catch(() => post({ type: 'failed' }));
  });
  port.start();
}

// The page sends one end of a channel; messages of other windows are ignored.
addEventListener('message', ({ source, ports: [port] }) => {
  if (source === parent && port) listen(port);
});
