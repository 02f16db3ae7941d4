import { htmlToPlainText } from '../../../base/plain-text';
import { cleanLine, cleanText, hasVisibleText } from '../../../base/text/clean-text';
import { truncateText } from '../../../base/text/graphemes';
import { useTranslate } from '../../../services/i18n/i18n';
import { LazyBoundary } from '../../../ui/lazy/lazy-boundary';
import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry';
import { IconButton } from '../../../ui/media/icon-button';
import visually from '../../../ui/styles/visually-hidden.module.css';
import style from './announcement-slides.module.css';
import type { AnnouncementSlide } from './pick-announcements';
import type { useSlideCarousel } from './use-slides';

/** As many dots as are seen at a glance and fit between the buttons. */
const MAX_DOTS = 8;

const RichText = lazyWithRetry(() => import('../../../services/rich-text/rich-text'));

interface AnnouncementSlidesProps {
  readonly slides: readonly AnnouncementSlide[];
  readonly layout: 'carousel' | 'list';
  readonly carousel: ReturnType<typeof useSlideCarousel>;
  /** Called before a link in an announcement opens another page of the app. */
  readonly onNavigate: () => void;
}

/**
 * Texts of the announcements. A carousel shows the current announcement and buttons to move to the others; a list
 * shows all announcements (POP-2).
 */
export function AnnouncementSlides({ slides, layout, carousel, onNavigate }: AnnouncementSlidesProps) {
  const t = useTranslate();
  const { at, canAutoplay, isPaused, move, togglePause, hold } = carousel;
  const shown = layout === 'list' ? slides : slides.slice(at, at + 1);
  const hasDots = slides.length <= MAX_DOTS;
  const hasSeveral = layout === 'carousel' && slides.length > 1;
  return (
    <section
      aria-label={t('home.news')}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={({ target }) => hold(target.matches(':focus-visible'))}
      onBlur={() => hold(false)}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
      <div
        className={style.texts}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled with the keys
        tabIndex={0}
        role="group"
        aria-label={t('popup.text')}
        aria-live={isPaused ? 'polite' : 'off'}
      >
        {shown.map(({ hash, title, content }) => (
          <article key={hash} className={style.text}>
            {hasVisibleText(title) && (
              <h3>
                <bdi>{cleanLine(title)}</bdi>
              </h3>
            )}
            <LazyBoundary fallback={<p>{truncateText(cleanText(htmlToPlainText(content)), MAX_PLAIN_LENGTH)}</p>}>
              <RichText html={content} onNavigate={onNavigate} />
            </LazyBoundary>
          </article>
        ))}
      </div>
      {hasSeveral && (
        <div className={style.controls}>
          <IconButton icon="back" directional label={t('popup.previous')} onClick={() => move(-1)} />
          <span className={hasDots ? visually.hidden : undefined}>
            {t('popup.place', { number: at + 1, total: slides.length })}
          </span>
          {hasDots && (
            <span className={style.dots} aria-hidden="true">
              {slides.map(({ hash }, index) => (
                <i key={hash} data-current={index === at || undefined} />
              ))}
            </span>
          )}
          {canAutoplay && (
            <IconButton
              icon={isPaused ? 'play' : 'pause'}
              size={16}
              label={t(isPaused ? 'home.news.play' : 'home.news.pause')}
              onClick={togglePause}
            />
          )}
          <IconButton icon="forward" directional label={t('popup.next')} onClick={() => move(1)} />
        </div>
      )}
    </section>
  );
}

/**
 * Maximum length of the plain text that is shown until the component for formatted text has loaded (UTF-16 code units).
 */
const MAX_PLAIN_LENGTH = 20_000;
