import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A message as the browser of its reader opens it. */
export interface Delivered {
  path: string;
  content: { title: string; link: string; approve?: { request: number; action: string; seen: number } };
  /** Who says that the message is from them. */
  claims: { aud: string; exp: number; sub: string };
}

/** A browser: the keys that it gives the server, and the one that it keeps. */
export interface PushedBrowser {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** A push service on this machine: it holds the keys of its browsers, opens what is sent to them, and answers with the status that a test wants. */
export async function startPushService() {
  const delivered: Delivered[] = [];
  const browsers = new Map<string, { ecdh: ReturnType<typeof createECDH>; auth: Buffer }>();
  let status = 201;
  const http = createServer((request, reply) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const browser = browsers.get(request.url!);
      if (!browser || request.headers['content-encoding'] !== 'aes128gcm') return reply.writeHead(404).end();
      const claims = readClaims(request.headers.authorization ?? '');
      if (!claims) return reply.writeHead(403).end();
      if (status === 201) delivered.push({ path: request.url!, content: JSON.parse(openMessage(Buffer.concat(parts), browser)), claims });
      return reply.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  return {
    url,
    delivered,
    answerWith: (wanted: number) => void (status = wanted),
    addBrowser(): PushedBrowser {
      const path = `/send/${randomBytes(8).toString('hex')}`;
      const ecdh = createECDH('prime256v1');
      const auth = randomBytes(16);
      browsers.set(path, { ecdh, auth });
      return { endpoint: url + path, keys: { p256dh: ecdh.generateKeys('base64url'), auth: auth.toString('base64url') } };
    },
    close: () => new Promise<unknown>((resolve) => http.close(resolve)),
  };
}

/** RFC 8291: the secret of both keys, then a key and a nonce of it by the salt of the message. */
function openMessage(body: Buffer, { ecdh, auth }: { ecdh: ReturnType<typeof createECDH>; auth: Buffer }): string {
  const salt = body.subarray(0, 16);
  const length = body[20]!;
  const sender = body.subarray(21, 21 + length);
  const sealed = body.subarray(21 + length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(sender), auth, info, 32));
  const part = (use: string, bytes: number) => Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${use}\0`, bytes));
  const decipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12)).setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

/** RFC 8292: what the sender claims, where the signature is of the key that it gives. */
function readClaims(authorization: string): Delivered['claims'] | undefined {
  const [, token, key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  if (!token || !key) return undefined;
  const [head, claims, signature] = token.split('.') as [string, string, string];
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x!, y: y! }, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return isSigned ? (JSON.parse(Buffer.from(claims, 'base64url').toString()) as Delivered['claims']) : undefined;
}
