// Number picker of the demo game: five numbers make a ticket.
const balls = document.querySelector('.balls');
const bet = document.getElementById('bet');
const ticket = document.getElementById('ticket');

if (balls && bet && ticket) {
  const pickCount = Number(balls.dataset.pick);
  const picked = () => [...balls.querySelectorAll('[aria-pressed="true"]')];

  balls.addEventListener('click', (event) => {
    const ball = event.target.closest('button');
    if (!ball) return;
    const isOn = ball.getAttribute('aria-pressed') === 'true';
    if (!isOn && picked().length === pickCount) return;
    ball.setAttribute('aria-pressed', String(!isOn));
    bet.disabled = picked().length !== pickCount;
  });

  bet.addEventListener('click', () => {
    ticket.textContent = `${ticket.dataset.placed} ${picked()
      .map((ball) => ball.textContent)
      .join(' · ')}`;
  });
}
