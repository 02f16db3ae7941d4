// The captcha task, with three buttons instead of a slider. Used by both loader versions.
window.showGeetestTask = ({ onPass, onFail, onClose }) => {
  const box = document.createElement('div');
  box.setAttribute('role', 'group');
  box.setAttribute('aria-label', 'Geetest');
  box.style.cssText = 'display:grid;gap:12px;padding:24px;font:16px system-ui';
  const add = (label, run) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = label;
    button.style.cssText = 'min-height:48px;font:inherit';
    button.onclick = () => {
      button.disabled = true;
      run();
    };
    box.append(button);
  };
  const close = () => box.remove();
  add('I am human', () => onPass(close));
  add('Get it wrong', () => onFail());
  add('Close', () => {
    close();
    onClose();
  });
  document.body.append(box);
  return close;
};
