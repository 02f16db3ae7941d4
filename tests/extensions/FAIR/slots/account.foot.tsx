import type { Part } from 'fairground';

/** Fails, to show that nothing else does. */
const Broken: Part = () => {
  throw new Error('the card of the club is broken');
};
export default Broken;
