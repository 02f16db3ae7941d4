// Demo trial: a spin costs 10; two equal symbols on the line pay 20, three pay 100.
const SYMBOLS = ['🍒', '🍋', '🔔', '🍀', '⭐', '💎', '7️⃣'];
const balance = document.getElementById('balance');
const reels = [...document.querySelectorAll('#wheels span')];
const outcome = document.getElementById('outcome');

/** Turns a reel to a random position. Returns the symbol on the line. */
function turn(reel) {
  const at = Math.floor(Math.random() * SYMBOLS.length);
  for (const [row, place] of [...reel.children].entries()) {
    place.textContent = SYMBOLS[(at + row) % SYMBOLS.length];
  }
  return reel.children[1].textContent;
}

const spin = document.getElementById('spin');
spin.addEventListener('click', () => {
  const drawn = reels.map(turn);
  const prize = { 1: 100, 2: 20, 3: 0 }[new Set(drawn).size];
  balance.textContent = String(Number(balance.textContent) - 10 + prize);
  outcome.textContent = prize > 0 ? `${outcome.dataset.won} ${prize}` : outcome.dataset.lost;
});
// Only now: a press before this script runs would be lost.
spin.disabled = false;
