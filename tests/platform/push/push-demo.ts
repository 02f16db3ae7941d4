/* `npm run push-demo -- [member] [title]`: sends a push message to a member of the running platform. */
import { argv, env, exit } from 'node:process';

const { PORT = '8080' } = env;
const [username = 'alice', title = 'The draw is at eight'] = argv.slice(2);

const response = await fetch(`http://localhost:${PORT}/console/api/push`, {
  method: 'POST',
  body: JSON.stringify({
    merchant: 'FAIR',
    username,
    title,
    body: 'Tap to see your rewards.',
    path: '/m/rewardCenter',
  }),
}).catch(() => undefined);

if (!response) {
  console.error(`No platform on port ${PORT}: run npm start first.`);
  exit(1);
}
console.log(
  `${await response.text()}\nNo device? Sign in as ${username} and turn on notifications under “My account”.`,
);
