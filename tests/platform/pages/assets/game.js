// Number picker of the demo game: five numbers make a ticket.
const balls = document.querySelector('.balls');
const bet = document.getElementById('bet');
const ticket = document.getElementById('ticket');

if (balls && bet && ticket) {
  const pickCount = Number(balls.dataset.pick);
  const picked = () => [...balls.querySelectorAll('[aria-pressed="true"]')];

  // The numbers of an earlier ticket are picked already; the bet waits for a press all the same.
  bet.disabled = picked().length !== pickCount;

  balls.addEventListener('click', (event) => {
    const ball = event.target.closest('button');
    if (!ball) return;
    const isOn = ball.getAttribute('aria-pressed') === 'true';
    if (!isOn && picked().length === pickCount) return;
    ball.setAttribute('aria-pressed', String(!isOn));
    bet.disabled = picked().length !== pickCount;
  });

  // The same for every retry of one bet, so that a lost response does not place it twice.
  let requestId = crypto.randomUUID();

  bet.addEventListener('click', async () => {
    const numbers = picked().map((ball) => Number(ball.textContent));
    const { placed, won, lost, game, ticket: memberTicket } = ticket.dataset;
    bet.disabled = true;
    ticket.textContent = `${placed} ${numbers.join(' · ')}`;
    try {
      const body = JSON.stringify({ ticket: memberTicket, requestId, game, picked: numbers });
      const response = await fetch('/games/bet', { method: 'POST', body });
      const result = await response.json();
      requestId = crypto.randomUUID();
      ticket.textContent += result.error ? `\n${result.error}` : `\n${result.win ? `${won} ${result.win}` : lost}`;
    } finally {
      bet.disabled = picked().length !== pickCount;
    }
  });
}
