import { useText } from '../../services/i18n/i18n';
import { useAnswer } from '../../services/platform/use-answer';
import style from './category-list.module.css';
import { askCategories } from './questions';

/** Which kinds of promotions the merchant has; a help to the eye, so nothing is said when they cannot be had. */
export function CategoryList() {
  const t = useText();
  const { state } = useAnswer(askCategories);
  if (state.phase !== 'ready' || state.value.categories.length === 0) return null;
  return (
    <section className={style.categories}>
      <h2>{t('page.activity.categories')}</h2>
      <ul>
        {state.value.categories.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    </section>
  );
}
