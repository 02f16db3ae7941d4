import { useState } from 'react';
import style from './brand.module.css';
import { useMerchant } from './merchant-store';

/** The merchant's logo, or its icon and name if there is no logo or it fails to load. */
export function Brand() {
  const values = useMerchant(({ status }) => status?.info.whitelabelVal);
  const [failedLogo, setFailedLogo] = useState('');
  const [failedIcon, setFailedIcon] = useState('');
  if (!values) return null;
  const { logo, icon, name } = values;
  if (logo === '' || logo === failedLogo) {
    return (
      <span className={style.name} data-display>
        {icon !== '' && icon !== failedIcon && (
          <img className={style.icon} src={icon} alt="" onError={() => setFailedIcon(icon)} />
        )}
        {name}
      </span>
    );
  }
  return <img className={style.logo} src={logo} alt={name} onError={() => setFailedLogo(logo)} />;
}
