import { expose } from 'comlink';
import { webWorkerApi } from './api';

// comlink sets any property path that a message contains, including `__proto__`.
Object.freeze(Object.prototype);

expose(webWorkerApi);
