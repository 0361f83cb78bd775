import { lookup } from 'node:dns';
import { request as requestPlain } from 'node:http';
import { request } from 'node:https';
import type { LookupFunction } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { ipOf, mayReceive, type ReceiverNetworks } from '../../rules/receiver-address.ts';

const PATIENCE_MS = 15_000;

export interface Message {
  id: string;
  /** What is signed and sent, letter by letter. */
  body: string;
}

/** What the receiver answered with; 0 where it did not, with why. */
export interface Outcome {
  answer: number;
  failure: string;
}

/**
 * Sends a message, signed by the Standard Webhooks scheme. Its name is asked for here and the connection goes to the very address that was judged, so that
 * no answer of a name server leads into a network that is closed; where the receiver sends us elsewhere, we do not go.
 */
export function postMessage(address: string, secret: string, message: Message, networks: ReceiverNetworks): Promise<Outcome> {
  const url = new URL(address);
  const ip = ipOf(url.hostname);
  if (ip !== null && !mayReceive(ip, networks)) return Promise.resolve({ answer: 0, failure: CLOSED });
  // The receiver compares it with its own clock, which is that of the world also where a demo believes in another day.
  const sentAt = new Date();
  const body = Buffer.from(message.body);
  return new Promise((resolve) => {
    const sending = (url.protocol === 'https:' ? request : requestPlain)(url, {
      method: 'POST',
      agent: false,
      lookup: openLookup(networks),
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: {
        'content-type': 'application/json',
        'content-length': body.length,
        'user-agent': 'Talaan',
        'webhook-id': message.id,
        'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
        'webhook-signature': new Webhook(secret).sign(message.id, sentAt, message.body),
      },
    });
    sending.on('error', (error: NodeJS.ErrnoException) => resolve({ answer: 0, failure: wordsOf(error) }));
    sending.on('response', (answer) => {
      resolve({ answer: answer.statusCode ?? 0, failure: '' });
      sending.destroy();
    });
    sending.end(body);
  });
}

const CLOSED = 'The address is in a network to which Talaan sends nothing.';

function openLookup(networks: ReceiverNetworks): LookupFunction {
  return (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '', 0);
      if (!found.every(({ address }) => mayReceive(address, networks))) return done(new Error(CLOSED), '', 0);
      return options.all ? done(null, found) : done(null, found[0]!.address, found[0]!.family);
    });
  };
}

const FAILURES: Readonly<Record<string, string>> = {
  ENOTFOUND: 'There is no host of this name.',
  ECONNREFUSED: 'No one listens at this address.',
  ECONNRESET: 'The receiver ended the connection.',
  ABORT_ERR: 'No answer within 15 seconds.',
};

function wordsOf({ code, message }: NodeJS.ErrnoException): string {
  return (code && FAILURES[code]) || message;
}
