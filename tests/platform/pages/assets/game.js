// Number picker of the demo game: five numbers make a ticket.
const balls = document.querySelector('.balls');
const bet = document.getElementById('bet');
const ticket = document.getElementById('ticket');

if (balls && bet && ticket) {
  const pickCount = Number(balls.dataset.pick);
  const picked = () => [...balls.querySelectorAll('[aria-pressed="true"]')];

  // Not a lottery: each press draws the numbers and turns the reels.
  const isDrawn = balls.dataset.drawn !== undefined;
  function draw() {
    const order = [...balls.children].map((ball) => [Math.random(), ball]).sort(([one], [other]) => one - other);
    for (const [at, [, ball]] of order.entries()) ball.setAttribute('aria-pressed', String(at < pickCount));
    for (const reel of document.querySelectorAll('.wheels span')) reel.append(reel.firstElementChild);
  }
  if (isDrawn) draw();

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
  for (const ball of balls.children) ball.disabled = false;

  function explainRefusal({ errorCode, until }) {
    const texts = JSON.parse(ticket.dataset.refused);
    const text = Object.hasOwn(texts, errorCode) ? texts[errorCode] : texts.other;
    if (until === 0) return text;
    const format = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: 'full', timeStyle: 'short' });
    return `${text}\n${ticket.dataset.until} ${format.format(until)}`;
  }

  // The same for every retry of one bet, so that a lost response does not place it twice.
  let requestId = crypto.randomUUID();

  bet.addEventListener('click', async () => {
    const numbers = picked().map((ball) => Number(ball.textContent));
    const { placed, won, lost, unanswered, game, ticket: memberTicket } = ticket.dataset;
    bet.disabled = true;
    ticket.textContent = isDrawn ? '' : `${placed} ${numbers.join(' · ')}`;
    try {
      const body = JSON.stringify({ ticket: memberTicket, requestId, game, picked: numbers });
      const response = await fetch('/games/bet', { method: 'POST', body });
      const result = await response.json();
      requestId = crypto.randomUUID();
      // A bet that was not placed was neither won nor lost, and has no ticket.
      if (isDrawn) draw();
      if ('errorCode' in result) ticket.textContent = explainRefusal(result);
      else {
        ticket.textContent += `\n${result.win ? `${won} ${result.win}` : lost}`;
        document.getElementById('balance').textContent = result.balance;
      }
    } catch {
      // No connection, or the answer of a gateway: the next press sends the same bet again.
      ticket.textContent = unanswered;
    } finally {
      bet.disabled = picked().length !== pickCount;
    }
  });
}
