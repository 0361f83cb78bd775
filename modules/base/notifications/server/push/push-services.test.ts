import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isPushService } from './push-services.ts';

test('Talaan sends to the push services of browsers and to the one that the installation names, and to no other', () => {
  for (const known of [
    'https://fcm.googleapis.com/fcm/send/x',
    'https://web.push.apple.com/x',
    'https://wns2-sg2p.notify.windows.com/w/?token=x',
  ])
    assert.equal(isPushService(known, undefined), true, known);
  for (const other of [
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://evilpush.apple.com/x',
    'https://user@fcm.googleapis.com/x',
    'http://127.0.0.1:5432/',
    'nonsense',
  ])
    assert.equal(isPushService(other, undefined), false, other);
  assert.equal(isPushService('http://127.0.0.1:9090/send/1', 'http://127.0.0.1:9090'), true);
});
