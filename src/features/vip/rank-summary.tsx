import { useRank } from '../../services/vip/rank';
import { LabelProgress } from './rank-progress';

/** How far the next rank is, on the member's own page; nothing for a member without VIP benefits (VIP-1). */
export function RankSummary() {
  const { label, hasBenefits } = useRank();
  return label !== '' && hasBenefits ? <LabelProgress /> : null;
}
