import { DEVICE_PIN } from '@talaan/personnel/rules/device-pin.ts';
import type { BadLine } from './read-attlog.ts';

/** A user of a device, as it says; `privilege` is 0 for an ordinary one, 14 for an administrator of the device. */
export interface DeviceUser {
  pin: string;
  name: string;
  card: string;
  privilege: number;
}

export interface ReadOperlog {
  users: DeviceUser[];
  bad: BadLine[];
  /** All lines that are not blank. */
  lines: number;
}

/** Lines of fingers, faces, photos and what was done at the device: counted, and not kept. */
const OTHER = /^(OPLOG|FP|FACE|BIOPHOTO|BIODATA|USERPIC|FVEIN|PALM|ERRORLOG|IDCARD|WORKCODE)\b/i;
const LONGEST = 100;
const LONGEST_BAD_LINE = 500;

/** Reads the lines of OPERLOG and USERINFO: of users, which may lack the word USER. Names are UTF-8, GB2312 on some. It never throws. */
export function readOperlog(body: Uint8Array): ReadOperlog {
  const read: ReadOperlog = { users: [], bad: [], lines: 0 };
  for (const line of decodeNames(body).split(/\r\n|\n|\r/)) {
    if (line.trim() === '') continue;
    read.lines += 1;
    if (OTHER.test(line)) continue;
    const user = readUser(line.replace(/^USER\s+/i, ''));
    if (user) read.users.push(user);
    else
      read.bad.push({ text: line.slice(0, LONGEST_BAD_LINE), reason: 'The line is not about a user, and of no kind that Talaan knows.' });
  }
  return read;
}

function readUser(line: string): DeviceUser | null {
  const named = new Map<string, string>();
  for (const part of line.split('\t')) {
    const at = part.indexOf('=');
    if (at > 0) named.set(part.slice(0, at).trim().toLowerCase(), part.slice(at + 1).trim());
  }
  const pin = named.get('pin') ?? '';
  if (!DEVICE_PIN.test(pin)) return null;
  const privilege = Number(named.get('pri') ?? named.get('privilege') ?? 0);
  const card = (named.get('card') ?? '').slice(0, LONGEST);
  return {
    pin,
    name: keepable(named.get('name') ?? '').slice(0, LONGEST),
    card: /^\[?0*\]?$/.test(card) ? '' : keepable(card),
    privilege: Number.isInteger(privilege) && privilege >= 0 && privilege <= 255 ? privilege : 0,
  };
}

function keepable(text: string): string {
  // oxlint-disable-next-line no-control-regex
  return text.replace(/[\u0000-\u001f\u007f]/g, '');
}

function decodeNames(body: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    return new TextDecoder('gb18030').decode(body);
  }
}
