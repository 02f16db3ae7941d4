import { type Part, useText } from 'fairground';

const BranchHint: Part = () => <p>{useText()('extension.deposit.hint')}</p>;
export default BranchHint;
