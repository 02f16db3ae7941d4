import { type Part, useIsSignedIn, useText } from 'fairground';

const OpeningHours: Part = () => {
  const t = useText();
  return <p>{t(useIsSignedIn() ? 'extension.hours.members' : 'extension.hours.all')}</p>;
};
export default OpeningHours;
