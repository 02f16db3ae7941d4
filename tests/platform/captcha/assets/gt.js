// Mock of the Geetest v3 loader, written from scratch with the same JavaScript API and behaviour.
(() => {
  // Vendor scripts write to storage and cookies and do not expect an exception.
  const visits = Number(localStorage.getItem('geetest-visits') ?? 0) + 1;
  localStorage.setItem('geetest-visits', String(visits));
  sessionStorage.setItem('geetest-session', String(visits));
  // biome-ignore lint/suspicious/noDocumentCookie: as vendor scripts do
  document.cookie = `geetest_visits=${visits}; path=/`;
  const base = new URL('.', document.currentScript.src).href;
  const fetchJson = async (call) => (await fetch(base + call)).json();

  window.initGeetest = (config, done) => {
    if (!config.gt || !config.challenge) throw new Error('gt and challenge are needed');
    const listeners = {};
    let { challenge } = config;
    let validate;
    let close = () => {};
    let resetDone = Promise.resolve();
    const captcha = {
      verify() {
        close();
        close = window.showGeetestTask({
          async onPass(finish) {
            await resetDone;
            ({ validate } = await fetchJson(`solve?challenge=${challenge}`));
            finish();
            listeners.onSuccess?.();
          },
          onFail: () => {},
          onClose: () => listeners.onClose?.(),
        });
      },
      getValidate() {
        if (!validate) return false;
        const geetest_seccode = `${validate}|jordan`;
        return { geetest_challenge: challenge, geetest_validate: validate, geetest_seccode };
      },
      reset() {
        validate = undefined;
        close();
        resetDone = fetchJson('reset').then((data) => {
          challenge = data.challenge;
        });
      },
    };
    for (const name of ['onReady', 'onSuccess', 'onError', 'onClose']) {
      captcha[name] = (listener) => {
        listeners[name] = listener;
        return captcha;
      };
    }
    done(captcha);

    fetchJson(`get?gt=${config.gt}&challenge=${challenge}`).then(
      () => {
        const script = document.createElement('script');
        script.onload = () => listeners.onReady?.();
        script.onerror = () => listeners.onError?.({ error_code: 'error_111', msg: 'js not loadable' });
        script.src = `${base}task.js`;
        document.head.append(script);
      },
      () => listeners.onError?.({ error_code: 'error_104', msg: 'get.php request error' }),
    );
  };
})();
