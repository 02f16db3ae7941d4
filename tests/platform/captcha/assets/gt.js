// Stand-in for the loader of Geetest v3: its JavaScript API and its manners, of our own writing.
(() => {
  const base = new URL('.', document.currentScript.src).href;
  const ask = async (call) => (await fetch(base + call)).json();

  window.initGeetest = (config, done) => {
    if (!config.gt || !config.challenge) throw new Error('gt and challenge are needed');
    const listeners = {};
    let { challenge } = config;
    let validate;
    let close = () => {};
    let renewed = Promise.resolve();
    const captcha = {
      verify() {
        close();
        close = window.showGeetestTask({
          async onPass(finish) {
            await renewed;
            ({ validate } = await ask(`solve?challenge=${challenge}`));
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
        renewed = ask('reset').then((answer) => {
          challenge = answer.challenge;
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

    ask(`get?gt=${config.gt}&challenge=${challenge}`).then(
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
