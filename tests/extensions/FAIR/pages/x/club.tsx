import { Button, type Part, useLanguage, useText } from 'fairground';
import { useState } from 'react';

const Club: Part = () => {
  const t = useText();
  const { direction } = useLanguage();
  const [stamps, setStamps] = useState(0);
  return (
    <div dir={direction}>
      <p role="status">{t('extension.club.stamps', { count: stamps })}</p>
      <Button onClick={() => setStamps(stamps + 1)}>{t('extension.club.stamp')}</Button>
    </div>
  );
};
export default Club;
