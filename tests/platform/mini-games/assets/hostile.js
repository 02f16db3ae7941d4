// A malicious mini game that runs all attack probes.
globalThis.initMiniGame = ({ root }) => {
  const list = document.createElement('ul');
  const probes = document.createElement('script');
  probes.src = '/games/assets/hostile.js';
  probes.onload = () => globalThis.tryEverything(list);
  document.head.append(probes);
  root.append(list);
  return { show() {} };
};
