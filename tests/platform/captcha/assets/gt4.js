// Stand-in for the loader of Geetest v4: its JavaScript API and its manners, of our own writing.
(() => {
  const base = new URL('.', document.currentScript.src).href;
  const ask = async (call) => (await fetch(base + call)).json();
  // As at the vendor, a script that failed once fails for good: only a fresh loader recovers.
  let scriptFailed = false;

  const loadTask = () =>
    new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.onload = resolve;
      script.onerror = reject;
      script.src = `${base}task.js`;
      document.head.append(script);
    });

  window.initGeetest4 = async (config, done) => {
    const fail = (code, msg) => {
      if (typeof config.onError !== 'function') throw new Error(msg);
      config.onError({ code, msg, desc: { detail: msg } });
    };
    if (scriptFailed) return fail('60204', 'Network failure');
    let loaded;
    try {
      loaded = await ask(`load?captcha_id=${encodeURIComponent(config.captchaId)}`);
    } catch {
      if (typeof config.offlineCb === 'function') return config.offlineCb();
      return fail('60100', 'load request error');
    }
    if (loaded.status === 'error') return fail(loaded.code, 'refused');
    try {
      await ask('resource');
    } catch {
      fail('60205', 'gct resource load timeout');
      return; // the vendor goes on; without its resource this one never gets ready
    }
    try {
      await loadTask();
    } catch {
      scriptFailed = true;
      return fail('60204', 'js resource load timeout');
    }

    const listeners = {};
    let validate = false;
    let close = () => {};
    let renewed = Promise.resolve();
    const captcha = {
      showCaptcha() {
        close();
        close = window.showGeetestTask({
          async onPass(finish) {
            await renewed;
            const { seccode } = await ask(`verify?lot_number=${loaded.lot_number}`);
            validate = { captcha_id: config.captchaId, ...seccode };
            finish();
            listeners.onSuccess?.();
          },
          onFail: () => listeners.onFail?.({ captchaId: config.captchaId, captchaType: 'slide' }),
          onClose: () => listeners.onClose?.(),
        });
      },
      getValidate: () => validate,
      isOffline: () => false,
      reset() {
        validate = false;
        close();
        renewed = ask(`load?captcha_id=${encodeURIComponent(config.captchaId)}`).then((answer) => {
          loaded = answer;
        });
      },
    };
    for (const name of ['onReady', 'onSuccess', 'onFail', 'onError', 'onClose']) {
      captcha[name] = (listener) => {
        listeners[name] = listener;
        if (name === 'onReady') queueMicrotask(listener);
        return captcha;
      };
    }
    done(captcha);
  };
})();
