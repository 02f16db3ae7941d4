import { ButtonLink, Card, getQueryParameter, type Part, useText } from 'fairground';
import style from '../parts/club.module.css';
import club from '../parts/club.svg';

const ClubCard: Part = () => {
  const t = useText();
  return (
    <Card as="section" tone="tinted" className={style.club} aria-label={t('extension.club.title')}>
      <img src={club} alt="" width={40} height={40} />
      <p>{t('extension.club.invitation', { branch: getQueryParameter('branch') ?? 'A1' })}</p>
      <ButtonLink to="/m/x/club">{t('extension.club.open')}</ButtonLink>
    </Card>
  );
};
export default ClubCard;
