// Mini game of the South-East Asia lottery: throw three dice.
globalThis.initMiniGame = ({ root, language }) => {
  const texts = { EN: ['Three dice', 'Throw'], CN: ['三颗骰子', '掷骰'], VI: ['Ba xúc xắc', 'Lắc'] };
  const [title, label] = texts[language === 'TW' ? 'CN' : language] ?? texts.EN;
  const style = document.createElement('style');
  style.textContent = `
    html, body { margin: 0; block-size: 100%; font: 16px/1.4 system-ui, sans-serif; }
    body { display: grid; background: radial-gradient(circle at 50% 30%, color-mix(in srgb, ${globalThis.miniGameColor} 60%, #000), color-mix(in srgb, ${globalThis.miniGameColor} 22%, #000)); color: #fff; text-align: center; }
    body > * { place-self: center; }
    .face { font-size: 34px; line-height: 1; } .dice { font-size: 64px; line-height: 1.3; }
    button { min-block-size: 48px; min-inline-size: 8rem; border: 0; border-radius: 12px; background: #ffb71f; color: #221800; font: inherit; font-weight: 700; }
  `;
  document.head.append(style);
  const element = (tag, properties) => Object.assign(document.createElement(tag), properties);
  const dice = element('div', { className: 'dice', textContent: '⚀⚀⚀' });
  dice.setAttribute('role', 'status');
  const one = () => String.fromCodePoint(0x2680 + Math.floor(Math.random() * 6));
  const button = element('button', { type: 'button', textContent: label });
  button.onclick = () => {
    dice.textContent = one() + one() + one();
  };
  const game = element('div', {});
  game.append(element('strong', { textContent: title }), dice, button);
  const face = element('div', { className: 'face', textContent: '🎲' });
  return { show: (view) => root.replaceChildren(view === 'panel' ? game : face) };
};
