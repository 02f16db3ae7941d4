import { useMerchant } from '../../services/merchant/merchant-store';
import style from './brand.module.css';

/** The merchant's logo, or the name where there is none. */
export function Brand() {
  const values = useMerchant(({ status }) => status?.info.whitelabelVal);
  if (!values) return null;
  if (values.logo === '') return <span className={style.name}>{values.name}</span>;
  return <img className={style.logo} src={values.logo} alt={values.name} />;
}
