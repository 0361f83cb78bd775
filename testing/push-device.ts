import { connect, type Socket } from 'node:net';
import { once } from 'node:events';

/** What a device is answered. */
export interface DeviceAnswer {
  status: number;
  text: string;
  headers: ReadonlyMap<string, string>;
}

/** How it speaks, where not as most do. */
export interface Manners {
  /** Of its own each time, and closed after. */
  version?: '1.0' | '1.1';
  host?: string | null;
  contentType?: string | null;
  chunked?: boolean;
  /** In place of `/iclock/cdata`. */
  path?: string;
}

export interface PushDevice {
  serial: string;
  ask: (method: 'GET' | 'POST', path: string, body?: string | Uint8Array, manners?: Manners) => Promise<DeviceAnswer>;
  hello: () => Promise<DeviceAnswer>;
  /** Sends lines of a table; answers what it was told. */
  push: (lines: readonly string[], table?: string, manners?: Manners) => Promise<DeviceAnswer>;
  /** Asks for commands: their ids and texts. */
  poll: (info?: string) => Promise<{ id: number; text: string }[]>;
  tell: (id: number, code: number, more?: string) => Promise<DeviceAnswer>;
  close: () => void;
}

/** A line of ATTLOG; `at` is `YYYY-MM-DD HH:MM:SS`. */
export function attlogLine(pin: string, at: string, status = 0): string {
  return `${pin}\t${at}\t${status}\t1\t0\t0\t0`;
}

/** A device that pushes, as devices do: raw HTTP over one connection, which is opened again when it broke. */
export function pushDevice(url: string, serial: string): PushDevice {
  const { hostname, port } = new URL(url);
  const line = openLine(hostname, Number(port));
  const sn = encodeURIComponent(serial);
  const ask: PushDevice['ask'] = (method, path, body, manners = {}) =>
    line.ask(writeRequest({ method, path, body, host: `${hostname}:${port}`, manners }), manners);
  return {
    serial,
    ask,
    hello: () => ask('GET', `/iclock/cdata?SN=${sn}&options=all&language=69&pushver=2.4.1`),
    push: (lines, table = 'ATTLOG', manners = {}) =>
      ask(
        'POST',
        `${manners.path ?? '/iclock/cdata'}?SN=${sn}&table=${table}&Stamp=9999`,
        lines.map((one) => `${one}\r\n`).join(''),
        manners,
      ),
    poll: async (info) => {
      const { text } = await ask('GET', `/iclock/getrequest?SN=${sn}${info ? `&INFO=${encodeURIComponent(info)}` : ''}`);
      return [...text.matchAll(/^C:(\d+):(.*)$/gm)].map(([, id, command]) => ({ id: Number(id), text: command! }));
    },
    tell: (id, code, more = '') => ask('POST', `/iclock/devicecmd?SN=${sn}`, `ID=${id}&Return=${code}&CMD=DATA${more}\n`),
    close: line.close,
  };
}

interface Request {
  method: string;
  path: string;
  body: string | Uint8Array | undefined;
  host: string;
  manners: Manners;
}

function writeRequest({ method, path, body, host, manners }: Request): Buffer {
  const content = Buffer.from(body ?? '');
  const { version = '1.1', contentType = 'text/plain', chunked = false } = manners;
  const named = manners.host === undefined ? host : manners.host;
  const head = [
    `${method} ${path} HTTP/${version}`,
    ...(named === null ? [] : [`Host: ${named}`]),
    'User-Agent: iClock Proxy/1.09',
    ...(method === 'POST' && contentType !== null ? [`Content-Type: ${contentType}`] : []),
    ...(method !== 'POST' ? [] : chunked ? ['Transfer-Encoding: chunked'] : [`Content-Length: ${content.length}`]),
  ];
  const sent = chunked
    ? Buffer.concat([Buffer.from(`${content.length.toString(16)}\r\n`), content, Buffer.from('\r\n0\r\n\r\n')])
    : content;
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), sent]);
}

/** One connection, over which one request is asked at a time. */
function openLine(host: string, port: number) {
  let socket: Socket | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const askNow = async (request: Buffer, { version }: Manners): Promise<DeviceAnswer> => {
    const isReused = socket !== undefined && !socket.destroyed;
    if (!isReused) {
      socket = connect(port, host);
      socket.setNoDelay(true);
      await once(socket, 'connect');
    }
    const line = socket!;
    line.write(request);
    const answer = await readAnswer(line).catch((error: unknown) => {
      line.destroy();
      throw error;
    });
    if (version === '1.0' || answer.headers.get('connection') === 'close') line.destroy();
    return answer;
  };
  return {
    ask: (request: Buffer, manners: Manners) => {
      const answer = last.then(() => askNow(request, manners));
      last = answer.catch(() => undefined);
      return answer;
    },
    close: () => socket?.destroy(),
  };
}

function readAnswer(socket: Socket): Promise<DeviceAnswer> {
  return new Promise((resolve, reject) => {
    let got: Buffer = Buffer.alloc(0);
    const done = (settle: () => void) => {
      socket.off('data', hear).off('error', fail).off('close', closed);
      settle();
    };
    const fail = (error: Error) => done(() => reject(error));
    const closed = () => done(() => reject(new Error('the connection was closed before the answer')));
    const hear = (some: Buffer) => {
      got = got.length === 0 ? some : Buffer.concat([got, some]);
      const answer = parseAnswer(got);
      if (answer) done(() => resolve(answer));
    };
    socket.on('data', hear).on('error', fail).on('close', closed);
  });
}

function parseAnswer(got: Buffer): DeviceAnswer | undefined {
  const end = got.indexOf('\r\n\r\n');
  if (end === -1) return undefined;
  const [first = '', ...lines] = got.subarray(0, end).toString('latin1').split('\r\n');
  const headers = new Map(
    lines.map((line) => {
      const at = line.indexOf(':');
      return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()] as const;
    }),
  );
  const length = Number(headers.get('content-length') ?? 0);
  const body = got.subarray(end + 4);
  if (body.length < length) return undefined;
  return { status: Number(first.split(' ')[1]), text: body.subarray(0, length).toString('utf8'), headers };
}
