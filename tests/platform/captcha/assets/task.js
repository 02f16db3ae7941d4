// The captcha task: a press on the slider solves it, Escape leaves it. Signs instead of words, as the provider has few
// languages. Used by both loader versions.
const GROUND = 'linear-gradient(#9fd3f5 0 58%, #7fbf6a 58%)';
const HILLS =
  'radial-gradient(circle at 24% 74%, #4f9a4c 0 22%, transparent 22.5%), radial-gradient(circle at 70% 82%, #3d8442 0 30%, transparent 30.5%), radial-gradient(circle at 82% 20%, #ffe08a 0 8%, transparent 8.5%)';

window.showGeetestTask = ({ onPass, onFail, onClose }) => {
  const box = document.createElement('div');
  box.setAttribute('role', 'group');
  box.setAttribute('aria-label', 'Geetest');
  box.tabIndex = -1;
  box.style.cssText =
    'box-sizing:border-box;display:grid;grid-template:minmax(170px,1fr) auto/1fr auto;gap:12px;min-height:calc(100vh - 16px);padding:8px;outline:0';
  // A picture with a hole and its piece, as in a real task.
  const picture = document.createElement('div');
  picture.style.cssText = `grid-column:1/-1;position:relative;border-radius:12px;background:${HILLS},${GROUND};overflow:hidden`;
  for (const style of [
    'inset-inline-start:58%;background:rgb(0 0 0 / 45%)',
    'inset-inline-start:8%;background:#f6b042;box-shadow:0 2px 6px rgb(0 0 0 / 40%)',
  ]) {
    const piece = document.createElement('span');
    piece.style.cssText = `position:absolute;top:54%;width:48px;height:48px;border-radius:10px;${style}`;
    picture.append(piece);
  }
  box.append(picture);
  const add = (label, sign, look, run) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.setAttribute('aria-label', label);
    button.textContent = sign;
    button.style.cssText = `min-width:48px;min-height:48px;padding:0 14px;border:0;border-radius:24px;background:#e6e8ee;color:#2b3140;font:600 20px system-ui;cursor:pointer;${look}`;
    button.onclick = () => {
      button.disabled = true;
      run();
    };
    box.append(button);
  };
  const close = () => box.remove();
  add('I am human', '\u2192', 'text-align:start', () => onPass(close));
  add('Get it wrong', '\u21bb', '', () => onFail());
  box.onkeydown = ({ key }) => {
    if (key !== 'Escape') return;
    close();
    onClose();
  };
  document.body.append(box);
  return close;
};
