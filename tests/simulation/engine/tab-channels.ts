import type { TaskOwner, VirtualLoop } from './virtual-loop';

interface Receiver extends EventTarget {
  onmessage: ((event: Event) => void) | undefined;
}

/** BroadcastChannel of an origin; a message is a task of each page that has a channel of its name. */
export class TabChannels {
  private readonly open = new Set<{ readonly name: string; readonly owner: TaskOwner; readonly events: Receiver }>();
  /** All messages, as texts. */
  readonly sent: string[] = [];

  constructor(private readonly loop: VirtualLoop) {}

  /** Returns the class `BroadcastChannel` of a page or worker. */
  for(owner: TaskOwner) {
    const { open, loop, sent } = this;
    return class extends EventTarget {
      private readonly entry;
      onmessage: Receiver['onmessage'];

      constructor(name: string) {
        super();
        this.entry = { name, owner, events: this };
        open.add(this.entry);
      }

      postMessage(message: unknown): void {
        sent.push(JSON.stringify(message));
        for (const other of open) {
          // A frozen page is never told, as one that a browser has suspended.
          if (other === this.entry || other.name !== this.entry.name || loop.isFrozen(other.owner)) continue;
          const data = structuredClone(message);
          const event = Object.assign(new Event('message'), { data });
          loop.add(other.owner, 0, () => {
            other.events.dispatchEvent(event);
            other.events.onmessage?.(event);
          });
        }
      }

      close(): void {
        open.delete(this.entry);
      }
    };
  }

  end(owner: TaskOwner): void {
    for (const entry of this.open) if (entry.owner === owner) this.open.delete(entry);
  }
}
