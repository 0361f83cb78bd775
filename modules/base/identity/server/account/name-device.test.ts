import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nameDevice } from './name-device.ts';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)';
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

const DEVICES: [userAgent: string, name: string][] = [
  ['', 'An unknown device'],
  ['node', 'A browser'],
  ['curl/8.5.0', 'A browser'],
  [`${WINDOWS} ${CHROME}`, 'Chrome on Windows'],
  [`${WINDOWS} ${CHROME} Edg/142.0.0.0`, 'Microsoft Edge on Windows'],
  [`${WINDOWS} ${CHROME} OPR/124.0.0.0`, 'Opera on Windows'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Windows'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${CHROME.replace('Chrome', 'HeadlessChrome')}`, 'Chrome on Linux'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${CHROME}`, 'Chrome on Chrome OS'],
  [`${ANDROID} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`, 'Samsung Internet on Android'],
  [`${ANDROID} Chrome/142.0.0.0 Mobile Safari/537.36`, 'Chrome on Android'],
  [`${PHONE} Version/18.5 Mobile/15E148 Safari/604.1`, 'Safari on iOS'],
  [`${PHONE} CriOS/142.0.0.0 Mobile/15E148 Safari/604.1`, 'Chrome on iOS'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
    'Safari on macOS',
  ],
];
for (const [userAgent, name] of DEVICES)
  test(`“${userAgent.slice(-60)}” is named ${name}`, () => {
    assert.equal(nameDevice(userAgent), name);
  });
