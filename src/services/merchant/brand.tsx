import { Picture } from '../../ui/media/picture';
import style from './brand.module.css';
import { useMerchant } from './merchant-store';

/** The merchant's logo, or its icon and name if there is no logo or it fails to load. */
export function Brand() {
  const values = useMerchant(({ status }) => status?.info.whitelabelVal);
  if (!values) return null;
  const { logo, icon, name } = values;
  const nameWithIcon = (
    <span className={style.name} data-display>
      <Picture className={style.icon} src={icon} alt="" />
      <span className={style.text}>{name}</span>
    </span>
  );
  return <Picture className={style.logo} src={logo} alt={name} fallback={nameWithIcon} />;
}
