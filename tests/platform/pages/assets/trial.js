// Demo trial: a spin costs 10; two equal numbers pay 20, three pay 100.
const balance = document.getElementById('balance');
const wheels = [...document.querySelectorAll('#wheels span')];
const outcome = document.getElementById('outcome');

document.getElementById('spin').addEventListener('click', () => {
  const drawn = wheels.map((wheel) => {
    wheel.textContent = String(1 + Math.floor(Math.random() * 7));
    return wheel.textContent;
  });
  const prize = { 1: 100, 2: 20, 3: 0 }[new Set(drawn).size];
  balance.textContent = String(Number(balance.textContent) - 10 + prize);
  outcome.textContent = prize > 0 ? `${outcome.dataset.won} ${prize}` : outcome.dataset.lost;
});
