import { safeParse } from 'valibot';
import { type FromMiniGame, type MiniGameView, toMiniGame } from '../../contract/mini-game';
import { loadScript } from '../load-script';

/** What the mini game's script offers (assumed, docs/operating.md). */
interface Playable {
  show(view: MiniGameView): void;
}
type Init = (host: { root: Element; language: string; close: () => void }) => Playable;

type Tell = (message: FromMiniGame) => void;
let game: Playable | undefined;

async function start(script: string, language: string, tell: Tell): Promise<void> {
  if (!(await loadScript(script))) return tell({ type: 'failed' });
  const { initMiniGame } = globalThis as { initMiniGame?: Init }; // the game's script puts it there
  if (!initMiniGame) return tell({ type: 'failed' });
  game = initMiniGame({ root: document.body, language, close: () => tell({ type: 'close' }) });
  game.show('bubble');
  tell({ type: 'ready' });
}

function listen(port: MessagePort): void {
  const tell: Tell = (message) => port.postMessage(message);
  port.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = safeParse(toMiniGame, data);
    if (!message.success) return;
    if (message.output.type === 'show') return game?.show(message.output.view);
    const { script, language } = message.output;
    // A game that throws as it starts is not going to be there.
    void start(script, language, tell).catch(() => tell({ type: 'failed' }));
  });
  port.start();
}

// The page hands over one end of a channel; nobody else is listened to.
addEventListener('message', ({ source, ports: [port] }) => {
  if (source === parent && port) listen(port);
});
