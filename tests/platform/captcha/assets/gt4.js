// Mock of the Geetest v4 loader, written from scratch with the same JavaScript API and behaviour.
(() => {
  // Vendor scripts write to storage and cookies and do not expect an exception.
  const visits = Number(localStorage.getItem('geetest-visits') ?? 0) + 1;
  localStorage.setItem('geetest-visits', String(visits));
  sessionStorage.setItem('geetest-session', String(visits));
  // biome-ignore lint/suspicious/noDocumentCookie: as vendor scripts do
  document.cookie = `geetest_visits=${visits}; path=/`;
  const base = new URL('.', document.currentScript.src).href;
  const fetchJson = async (call) => (await fetch(base + call)).json();
  // As with the vendor, a failed script load is permanent until the loader itself is loaded again.
  let scriptFailed = false;

  const loadTask = () =>
    new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.onload = resolve;
      script.onerror = reject;
      script.src = `${base}task.js`;
      document.head.append(script);
    });

  const addListenerMethods = (captcha, listeners) => {
    for (const name of ['onReady', 'onSuccess', 'onFail', 'onError', 'onClose']) {
      captcha[name] = (listener) => {
        listeners[name] = listener;
        if (name === 'onReady') queueMicrotask(listener);
        return captcha;
      };
    }
    return captcha;
  };

  // As with the vendor: while its service is down, everyone passes unless `offlineCb` is set.
  const createOfflineCaptcha = (captcha_id) => {
    const listeners = {};
    const seccode = { captcha_id, lot_number: 'offline', captcha_output: '', pass_token: '', gen_time: '' };
    const showCaptcha = () => queueMicrotask(() => listeners.onSuccess?.());
    return addListenerMethods(
      { showCaptcha, getValidate: () => seccode, isOffline: () => true, reset() {} },
      listeners,
    );
  };

  window.initGeetest4 = async (config, done) => {
    const fail = (code, msg) => {
      if (typeof config.onError !== 'function') throw new Error(msg);
      config.onError({ code, msg, desc: { detail: msg } });
    };
    if (scriptFailed) return fail('60204', 'Network failure');
    let loaded;
    try {
      loaded = await fetchJson(`load?captcha_id=${encodeURIComponent(config.captchaId)}`);
    } catch {
      if (typeof config.offlineCb === 'function') return config.offlineCb();
      return done(createOfflineCaptcha(config.captchaId));
    }
    if (loaded.status === 'error') return fail(loaded.code, 'refused');
    try {
      await fetchJson('resource');
    } catch {
      fail('60205', 'gct resource load timeout');
      return; // the vendor continues; this mock never becomes ready without its resource
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
    let resetDone = Promise.resolve();
    const captcha = {
      showCaptcha() {
        close();
        close = window.showGeetestTask({
          async onPass(finish) {
            await resetDone;
            const { seccode } = await fetchJson(`verify?lot_number=${loaded.lot_number}`);
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
        resetDone = fetchJson(`load?captcha_id=${encodeURIComponent(config.captchaId)}`).then((data) => {
          loaded = data;
        });
      },
    };
    done(addListenerMethods(captcha, listeners));
  };
})();
