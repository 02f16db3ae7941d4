/*
 * A local replacement for https://apis.google.com/js/api.js: the part of `gapi.iframes` that Firebase Auth uses, over
 * postMessage. Loaded by the page and by the emulator's frame in it.
 */
(() => {
  const NAME = 'fairground-window-channel';
  const script = document.currentScript;

  /** Creates a channel to the window that `target` returns, which may not exist yet. */
  function createChannel(target) {
    const handlers = {};
    const pendingRequests = {};
    const queue = [];
    const onReady = [];
    let sent = 0;
    let isReady = false;
    const post = (message) => {
      if (isReady) target().postMessage({ ...message, name: NAME }, '*');
      else queue.push(message);
    };
    const channel = {
      register(type, handler) {
        handlers[type] = handler;
      },
      unregister(type) {
        delete handlers[type];
      },
      send(type, data, callback) {
        sent += 1;
        const id = sent;
        return new Promise((resolve) => {
          pendingRequests[id] = (result) => {
            try {
              callback?.([result]);
            } catch {
              // The SDK throws out of this callback even when it succeeded.
            }
            resolve([result]);
          };
          post({ kind: 'request', id, type, data });
        });
      },
      ping: (callback) =>
        new Promise((resolve) => {
          onReady.push(() => {
            callback?.();
            resolve();
          });
          if (isReady) for (const call of onReady.splice(0)) call();
        }),
      restyle: () => Promise.resolve(),
      open() {
        if (isReady) return;
        isReady = true;
        for (const message of queue.splice(0)) post(message);
        for (const call of onReady.splice(0)) call();
      },
    };
    addEventListener('message', async ({ data, source }) => {
      if (data?.name !== NAME || source !== target()) return;
      if (data.kind === 'hello') channel.open();
      if (data.kind === 'answer') {
        pendingRequests[data.id]?.(data.result);
        delete pendingRequests[data.id];
      }
      if (data.kind === 'request') {
        const result = await handlers[data.type]?.(data.data, channel);
        source.postMessage({ name: NAME, kind: 'answer', id: data.id, result }, '*');
      }
    });
    return channel;
  }

  let toParent;
  const context = {
    open({ url, where, attributes = {} }, opened) {
      const frame = document.createElement('iframe');
      for (const [name, value] of Object.entries(attributes)) {
        if (name === 'style') Object.assign(frame.style, value);
        else frame.setAttribute(name, value);
      }
      const channel = createChannel(() => frame.contentWindow);
      frame.src = url;
      (where ?? document.body).appendChild(frame);
      return Promise.resolve(opened(channel));
    },
    getParentIframe() {
      if (!toParent) {
        toParent = createChannel(() => parent);
        toParent.open();
        parent.postMessage({ name: NAME, kind: 'hello' }, '*');
      }
      return toParent;
    },
  };

  window.gapi = {
    load(_features, options) {
      window.gapi.iframes = {
        Iframe: class {},
        getContext: () => context,
        CROSS_ORIGIN_IFRAMES_FILTER: { crossOrigin: true },
      };
      setTimeout(typeof options === 'function' ? options : options.callback);
    },
  };
  const callback = script && new URL(script.src).searchParams.get('onload');
  setTimeout(() => (callback && window[callback] ? window[callback]() : window.gapi_onload?.()));
})();
