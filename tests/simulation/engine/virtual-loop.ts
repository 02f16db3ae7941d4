/** What has tasks: a page, the network. Tasks end with their owner. */
export type TaskOwner = object;

interface Task {
  readonly id: number;
  /** Virtual time at which it is due (epoch ms). */
  readonly at: number;
  readonly owner: TaskOwner;
  readonly run: () => void;
}

/** Longest interval of timers while much time passes (ms), at which a wait has at least so many of them. */
const MAX_TIMER_STEP_MS = 10_000;
const MIN_TIMER_STEPS = 20;
/** A shorter timer runs when it is due (ms). */
const MIN_ALIGNED_MS = 100;

/** Lets all promise reactions run that are due; they take no virtual time. */
const settleMicrotasks = () => new Promise<void>((done) => setImmediate(done));

/**
 * An event loop with a clock of its own, so that a schedule runs the same way each time, as fast as the machine allows:
 * every timer, response, storage event and database access of the simulated browser is a task of it.
 */
export class VirtualLoop {
  private tasks: Task[] = [];
  private readonly frozen = new Map<TaskOwner, Task[]>();
  private readonly ended = new WeakSet<TaskOwner>();
  private lastId = 0;
  /** Interval at which timers run now (ms). */
  private timerStepMs = 1;

  /** @param now virtual time (epoch ms) */
  constructor(public now: number) {}

  /** Adds a task. Returns its id; tasks that are due at the same time run in the order in which they were added. */
  add(owner: TaskOwner, delayMs: number, run: () => void): number {
    this.lastId += 1;
    this.insert({ id: this.lastId, at: this.now + Math.max(0, Number(delayMs) || 0), owner, run });
    return this.lastId;
  }

  /**
   * Adds a timer. While much time passes, timers run at intervals, as a browser runs those of a page in the background:
   * what a page does several times in a second would be most of the work of a schedule.
   */
  addTimer(owner: TaskOwner, delayMs: number, run: () => void): number {
    const step = delayMs >= MIN_ALIGNED_MS ? this.timerStepMs : 1;
    const at = Math.ceil((this.now + (Number(delayMs) || 0)) / step) * step;
    return this.add(owner, at - this.now, run);
  }

  cancel(id: number): void {
    this.tasks = this.tasks.filter((task) => task.id !== id);
    for (const [owner, tasks] of this.frozen)
      this.frozen.set(
        owner,
        tasks.filter((task) => task.id !== id),
      );
  }

  /** Ends an owner: its tasks never run, and it gets no new ones. */
  end(owner: TaskOwner): void {
    this.ended.add(owner);
    this.frozen.delete(owner);
    this.tasks = this.tasks.filter((task) => task.owner !== owner);
  }

  /** Suspends the tasks of an owner, as a browser does with a tab in the background. */
  freeze(owner: TaskOwner): void {
    this.frozen.set(
      owner,
      this.tasks.filter((task) => task.owner === owner),
    );
    this.tasks = this.tasks.filter((task) => task.owner !== owner);
  }

  thaw(owner: TaskOwner): void {
    const tasks = this.frozen.get(owner) ?? [];
    this.frozen.delete(owner);
    for (const task of tasks) this.insert({ ...task, at: Math.max(task.at, this.now) });
  }

  /** Returns how many tasks of an owner are still to run. */
  countTasks(owner: TaskOwner): number {
    return this.tasks.filter((task) => task.owner === owner).length;
  }

  isFrozen(owner: TaskOwner): boolean {
    return this.frozen.has(owner);
  }

  /** Runs what is due within the next `ms`, in order, and advances the clock. */
  async run(ms: number): Promise<void> {
    const until = this.now + ms;
    this.timerStepMs = Math.min(MAX_TIMER_STEP_MS, Math.max(1, ms / MIN_TIMER_STEPS));
    await settleMicrotasks();
    for (let task = this.tasks[0]; task && task.at <= until; task = this.tasks[0]) {
      this.tasks.shift();
      this.now = Math.max(this.now, task.at);
      task.run();
      await settleMicrotasks();
    }
    this.now = until;
  }

  private insert(task: Task): void {
    if (this.ended.has(task.owner)) return;
    const frozen = this.frozen.get(task.owner);
    if (frozen) {
      frozen.push(task);
      return;
    }
    let place = this.tasks.length;
    while (place > 0 && (this.tasks[place - 1] as Task).at > task.at) place -= 1;
    this.tasks.splice(place, 0, task);
  }
}
