import { ensureFonts } from '../../ensure-fonts.mjs';

/*
 * The environment of every browser that this process starts, the same on every machine: the fonts of the tests, the
 * time zone and the language of the browser, which tests override where they are about them. Whatever starts a browser
 * imports this module, most of it through chromium.ts.
 */
Object.assign(process.env, { FONTCONFIG_FILE: ensureFonts(), TZ: 'UTC', LC_ALL: 'C.UTF-8', LANGUAGE: '' });
