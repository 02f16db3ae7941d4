// Attack probes of a malicious game. Each list item shows the result of one attempt: `refused`, or what was reached.
// On another host, the merchant's origin comes from the `merchantOrigin` query parameter.
globalThis.tryEverything = async (list) => {
  const merchant = new URLSearchParams(location.search).get('merchantOrigin') ?? '';
  const report = (name, outcome) => {
    const line = document.createElement('li');
    line.dataset.try = name;
    line.textContent = `${name}: ${outcome}`;
    list.append(line);
  };
  const attempt = async (name, reach) => {
    try {
      const reached = await reach();
      report(name, reached === undefined || reached === null || reached === '' ? 'refused' : `REACHED ${reached}`);
    } catch {
      report(name, 'refused');
    }
  };
  const openResult = (request) =>
    new Promise((done, failed) => {
      request.onsuccess = () => done('a database');
      request.onerror = () => failed(request.error);
    });

  await attempt('session storage', () => `${sessionStorage.length} entries`);
  await attempt('local storage', () => `${localStorage.length} entries`);
  await attempt('database', () => openResult(indexedDB.open('fairground-page')));
  await attempt('caches', async () => (await caches.keys()).join());
  await attempt('cookies', () => {
    // biome-ignore lint/suspicious/noDocumentCookie: this attack is under test
    document.cookie = 'stolen=1; path=/';
    return document.cookie;
  });
  await attempt('parent document', () => parent.document.title);
  await attempt('token of the parent', () => parent.sessionStorage.getItem('MC_SESSION_INFO'));
  await attempt('address of the parent', () => parent.location.href);
  await attempt('platform in the name of the member', async () => {
    const response = await fetch(`${merchant}/wps/member/info`, { credentials: 'include' });
    return (await response.text()) || String(response.status);
  });
  await attempt('service worker', async () => (await navigator.serviceWorker.register('/m/sw.js')).scope);
  await attempt('another window', () => open('/m/home?stolen=1', '_blank')?.name ?? null);
  await attempt('top navigation', () => {
    top.location.href = '/m/login?stolen=1';
    return undefined;
  });
  const form = document.createElement('form');
  Object.assign(form, { action: '/m/login', target: '_top' });
  form.innerHTML = '<input name="stolen" value="1">';
  document.body.append(form);
  await attempt('form to the top', () => form.submit());
  for (const message of [
    'captcha',
    { type: 'passed' },
    { type: 'close' },
    { type: 'start', script: '/games/assets/hostile.js' },
  ])
    parent.postMessage(message, '*');
  report('everything', 'tried');
};

const tries = document.getElementById('tries');
if (tries) void globalThis.tryEverything(tries);
