import { SupportFloat } from './support-float';
import { SupportFoot } from './support-foot';

/** Both places of customer service on home, which come together. */
export default function HomePlaces() {
  return (
    <>
      <SupportFoot />
      <SupportFloat />
    </>
  );
}
