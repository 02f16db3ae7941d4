import { expose } from 'comlink';
import { answers } from './answers';

// comlink sets whatever path a message names, `__proto__` too.
Object.freeze(Object.prototype);

expose(answers);
