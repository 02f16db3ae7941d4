import { useSearchParams } from 'react-router-dom';
import { LoginPrompt } from '../features/login/login-prompt';
import { CategoryList } from '../features/promotions/category-list';
import { PromotionList } from '../features/promotions/promotion-list';
import { PromotionText } from '../features/promotions/promotion-text';
import { askPromotions } from '../features/promotions/questions';
import { RegisterPrompt } from '../features/registration/register-prompt';
import { useText } from '../services/i18n/i18n';
import { PageScreen } from '../services/navigation/page-screen';
import { AnswerView } from '../services/platform/answer-view';
import { useAnswer } from '../services/platform/use-answer';

/** Promotions, or the one that `id` names (LINK-1 type P); public (ROUTE-2). */
export default function ActivityPage() {
  const t = useText();
  const id = useSearchParams()[0].get('id');
  const promotions = useAnswer(askPromotions);
  return (
    <PageScreen title={t('page.activity.title')}>
      <AnswerView answer={promotions}>
        {({ list }) =>
          id === null ? (
            <PromotionList promotions={list} />
          ) : (
            <PromotionText promotion={list.find((promotion) => promotion.id === id)} />
          )
        }
      </AnswerView>
      {id === null && <CategoryList />}
      <LoginPrompt />
      <RegisterPrompt />
    </PageScreen>
  );
}
