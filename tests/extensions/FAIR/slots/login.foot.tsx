import { ButtonLink, type Part, useText } from 'fairground';

const HoursLink: Part = () => {
  const t = useText();
  return (
    <ButtonLink to="/m/x/opening-hours" look="quiet">
      {t('extension.hours.title')}
    </ButtonLink>
  );
};
export default HoursLink;
