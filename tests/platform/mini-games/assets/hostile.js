// A mini game by a thief: it looks like one, and tries everything.
globalThis.initMiniGame = ({ root }) => {
  const list = document.createElement('ul');
  const probes = document.createElement('script');
  probes.src = '/games/assets/hostile.js';
  probes.onload = () => globalThis.tryEverything(list);
  document.head.append(probes);
  root.append(list);
  return { show() {} };
};
