const crypto = require('node:crypto');
const path = require('node:path');
const express = require('express');
const jwt = require('jsonwebtoken');
const { createApp } = require('firebase-tools/lib/emulator/auth/server.js');

/*
 * Runs the Firebase Auth emulator with verifiable tokens: they are signed like Google's, with a key of this process.
 * Its pages make no requests to other hosts. Prints its port when it is listening.
 */
const PROJECT = 'fairground-local';
const SINGLE_PROJECT = 2;
const ISSUER = 'https://securetoken.google.com/';
const key = { kid: 'local-1', alg: 'RS256', use: 'sig' };

const { privateKey, publicKey } = crypto.generateKeyPairSync('rsa', { modulusLength: 2048 });
const sign = jwt.sign;
jwt.sign = (payload, secret, options, ...rest) =>
  options?.algorithm === 'none' && String(options.issuer).startsWith(ISSUER)
    ? sign(payload, privateKey, { ...options, algorithm: 'RS256', keyid: key.kid }, ...rest)
    : sign(payload, secret, options, ...rest);

/**
 * Middleware that removes requests to other hosts from the pages of the emulator, and serves the window channel
 * locally.
 */
function removeExternalRequests(_request, response, next) {
  const end = response.end.bind(response);
  response.end = (body, ...rest) =>
    end(
      typeof body === 'string'
        ? body
            .replace('https://apis.google.com/js/api.js', '/emulator/api.js')
            .replace(/<link href="https:[^>]*>/g, '')
            .replace(/<script src="https:[^>]*><\/script>/g, '')
        : body,
      ...rest,
    );
  next();
}

async function main() {
  const emulator = await createApp(PROJECT, SINGLE_PROJECT);
  const app = express();
  app.get('/emulator/jwks', (_, response) =>
    response.json({ keys: [{ ...publicKey.export({ format: 'jwk' }), ...key }] }),
  );
  app.get('/emulator/api.js', (_, response) => response.sendFile(path.join(__dirname, 'window-channel.js')));
  // The emulator does not support reCAPTCHA and responds with 501.
  app.get('/identitytoolkit.googleapis.com/v2/recaptchaConfig', (_, response) =>
    response.json({ recaptchaEnforcementState: [] }),
  );
  app.use('/emulator/auth', removeExternalRequests);
  app.use(emulator);
  const server = app.listen(0, '127.0.0.1', () => console.log(`identity ${server.address().port}`));
  // Exit when the parent process ends.
  process.stdin.on('end', () => process.exit(0)).resume();
}

void main();
