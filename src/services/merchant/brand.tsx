import { useState } from 'react';
import style from './brand.module.css';
import { useMerchant } from './merchant-store';

/** The merchant's logo, or the name where there is none or it does not come. */
export function Brand() {
  const values = useMerchant(({ status }) => status?.info.whitelabelVal);
  const [broken, setBroken] = useState('');
  if (!values) return null;
  const { logo, name } = values;
  if (logo === '' || logo === broken) return <span className={style.name}>{name}</span>;
  return <img className={style.logo} src={logo} alt={name} onError={() => setBroken(logo)} />;
}
