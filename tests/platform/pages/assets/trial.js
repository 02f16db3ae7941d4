// Demo trial for play coins. A spin costs 10: two equal symbols on the line pay 20, three pay 100. A ticket of a lottery
// costs 10, too: two numbers that are drawn pay 20, three or more pay 100.
const SYMBOLS = ['cherry', 'lemon', 'bell', 'clover', 'star', 'diamond', 'seven'];
const COST = 10;
const balance = document.getElementById('balance');
const reels = [...document.querySelectorAll('.wheels span')];
const balls = document.querySelector('.balls');
const outcome = document.getElementById('outcome');
const action = document.getElementById('spin');
const pickCount = Number(balls.dataset.pick);
const isLottery = balls.dataset.drawn === undefined;
let coins = Number(balance.dataset.coins);

/** Turns a reel to a random position. Returns the symbol on the line. */
function turn(reel) {
  const at = Math.floor(Math.random() * SYMBOLS.length);
  for (const [row, place] of [...reel.querySelectorAll('use')].entries()) {
    place.setAttribute('href', `#symbol-${SYMBOLS[(at + row) % SYMBOLS.length]}`);
  }
  return SYMBOLS[(at + 1) % SYMBOLS.length];
}

const picked = () => [...balls.querySelectorAll('[aria-pressed="true"]')];

/** Draws the balls, and marks those that are drawn. Returns how many of them the player has picked. */
function drawBalls() {
  const order = [...balls.children].map((ball) => [Math.random(), ball]).sort(([one], [other]) => one - other);
  for (const [at, [, ball]] of order.entries()) ball.toggleAttribute('data-drawn', at < pickCount);
  return picked().filter((ball) => ball.hasAttribute('data-drawn')).length;
}

function play() {
  if (isLottery) return [0, 0, 20, 100, 100, 100][drawBalls()];
  return { 1: 100, 2: 20, 3: 0 }[new Set(reels.map(turn)).size];
}

action.addEventListener('click', () => {
  const prize = play();
  coins += prize - COST;
  balance.textContent = coins.toLocaleString(balance.dataset.locale);
  outcome.textContent = prize > 0 ? `${outcome.dataset.won} ${prize}` : outcome.dataset.lost;
});

if (isLottery) {
  // A trial begins with a ticket that is filled in: the first press shows what the game is.
  for (const at of [2, 8, 13, 20, 26]) balls.children[at].setAttribute('aria-pressed', 'true');
  balls.addEventListener('click', (event) => {
    const ball = event.target.closest('button');
    if (!ball) return;
    const isOn = ball.getAttribute('aria-pressed') === 'true';
    if (!isOn && picked().length === pickCount) return;
    for (const drawn of balls.children) drawn.removeAttribute('data-drawn');
    ball.setAttribute('aria-pressed', String(!isOn));
    action.disabled = picked().length !== pickCount;
  });
  for (const ball of balls.children) ball.disabled = false;
}
// Only now: a press before this script runs would be lost.
action.disabled = false;
