import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { sanitizeHtml } from '../../browser/security/sanitize-html';
import { navigateTo } from '../navigation/navigate';
import style from './rich-text.module.css';
import { useHtmlUrlRules } from './use-html-url-rules';

interface RichTextProps {
  readonly html: string;
  /** Called before a link in the text opens another page of the app. */
  readonly onNavigate?: () => void;
}

/** Renders sanitized HTML of the merchant in a container that the content cannot overflow (POP-5). */
export default function RichText({ html, onNavigate }: RichTextProps) {
  const box = useRef<HTMLDivElement>(null);
  const rules = useHtmlUrlRules();
  useLayoutEffect(() => box.current?.replaceChildren(sanitizeHtml(html, rules)), [html, rules]);

  function openInApp(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a[href^="/"]') : null;
    if (!link) return;
    event.preventDefault();
    onNavigate?.();
    navigateTo(link.getAttribute('href') ?? '');
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are the interactive elements
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <div ref={box} dir="auto" className={style.text} onClick={openInApp} />
  );
}
