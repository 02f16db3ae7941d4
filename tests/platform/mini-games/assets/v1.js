// Mini game of the lottery: guess the colour of the next ball.
globalThis.initMiniGame = ({ root, language, close }) => {
  const texts = {
    EN: ['Red or blue?', 'Red', 'Blue', 'Right!', 'Not this time', 'Enough for today'],
    CN: ['红还是蓝？', '红', '蓝', '猜对了！', '这次没猜中', '今天就到这里'],
    VI: ['Đỏ hay xanh?', 'Đỏ', 'Xanh', 'Đúng rồi!', 'Chưa đúng', 'Nghỉ thôi'],
  };
  const [title, red, blue, right, wrong, enough] = texts[language === 'TW' ? 'CN' : language] ?? texts.EN;
  const style = document.createElement('style');
  style.textContent = `
    html, body { margin: 0; block-size: 100%; font: 16px/1.4 system-ui, sans-serif; }
    body { display: grid; background: radial-gradient(circle at 50% 30%, color-mix(in srgb, ${globalThis.miniGameColor} 60%, #000), color-mix(in srgb, ${globalThis.miniGameColor} 22%, #000)); color: #fff; text-align: center; }
    .face, .game { place-self: center; }
    .face { font-size: 34px; line-height: 1; }
    button { min-block-size: 48px; min-inline-size: 6rem; margin: 4px; border: 0; border-radius: 12px; font: inherit; font-weight: 700; color: #fff; }
    .red { background: #b3202c; } .blue { background: #1f55b5; } .enough { background: #ffffff22; }
    .ball { font-size: 56px; line-height: 1.3; } p { min-block-size: 1.4em; margin: 4px; }
  `;
  document.head.append(style);
  let score = 0;
  const guess = (isRed) => {
    const drawn = Math.random() < 0.5;
    score += drawn === isRed ? 1 : 0;
    root.querySelector('.ball').textContent = drawn ? '🔴' : '🔵';
    root.querySelector('[role=status]').textContent = `${drawn === isRed ? right : wrong} · ${score}`;
  };
  const add = (name, label, run) => {
    const button = document.createElement('button');
    Object.assign(button, { type: 'button', className: name, textContent: label, onclick: run });
    return button;
  };
  const element = (tag, properties) => Object.assign(document.createElement(tag), properties);
  const game = element('div', { className: 'game' });
  const ticket = element('p', {});
  ticket.setAttribute('role', 'status');
  game.append(
    element('div', { className: 'ball', textContent: '🎱' }),
    element('strong', { textContent: title }),
    ticket,
    add('red', red, () => guess(true)),
    add('blue', blue, () => guess(false)),
    element('br', {}),
    add('enough', enough, close),
  );
  const face = element('div', { className: 'face', textContent: '🎱' });
  return { show: (view) => root.replaceChildren(view === 'panel' ? game : face) };
};
