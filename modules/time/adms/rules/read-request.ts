/** What the address of a request of a device says, whatever its order, case and spelling (section 10.1). */
export interface DeviceRequest {
  /** `cdata`, `getrequest`, `devicecmd` …, in small letters, without `.aspx`. */
  action: string;
  /** In capitals; empty where it is missing or is no serial number. */
  serial: string;
  /** In capitals; empty where none is named. */
  table: string;
  /** The stamp of the device's own count, where it says one. */
  stamp: string;
  /** The key of the device, from its parameters or from the path of its server address (`/iclock/KEY/iclock/cdata`). */
  key: string;
  /** All parameters, their names in small letters. */
  params: ReadonlyMap<string, string>;
}

const SERIAL = /^[0-9A-Z_.-]{1,50}$/;
const ROOT = 'iclock';
const LONGEST_STAMP = 24;

/** Reads `/iclock/cdata?SN=…&table=ATTLOG&Stamp=9999`; it never throws. */
export function readDeviceRequest(url: string): DeviceRequest {
  const at = url.indexOf('?');
  const path = at === -1 ? url : url.slice(0, at);
  const parts = path.split('/').filter((part) => part !== '');
  const action = (parts.at(-1) ?? '').toLowerCase().replace(/\.aspx$/, '');
  const keyInPath = parts.length > 2 && parts[1]!.toLowerCase() !== ROOT ? unescape(parts[1]!) : '';
  const params = at === -1 ? new Map<string, string>() : readPairs(url.slice(at + 1));
  const serial = (params.get('sn') ?? '').trim().toUpperCase();
  return {
    action,
    serial: SERIAL.test(serial) ? serial : '',
    table: (params.get('table') ?? '').trim().toUpperCase(),
    stamp: readStamp(params),
    key: keyInPath || (params.get('key') ?? params.get('pushcommkey') ?? ''),
    params,
  };
}

/** OPERLOG carries `OpStamp` on some; some devices count on after 9999 only. */
function readStamp(params: ReadonlyMap<string, string>): string {
  const stamp = params.get('stamp') ?? params.get('opstamp') ?? '';
  return /^\d+$/.test(stamp) && stamp.length <= LONGEST_STAMP ? stamp : '';
}

/** The pairs of a query; a value with a blank holds further pairs, as in `table=ATTLOG Stamp=123`. The first of a name counts. */
function readPairs(query: string): Map<string, string> {
  const pairs = new Map<string, string>();
  const add = (name: string, value: string) => {
    if (name !== '' && !pairs.has(name)) pairs.set(name, value);
  };
  for (const part of query.split('&')) {
    const at = part.indexOf('=');
    const name = unescape(at === -1 ? part : part.slice(0, at))
      .trim()
      .toLowerCase();
    const value = at === -1 ? '' : unescape(part.slice(at + 1));
    const [first = '', ...rest] = value.split(/\s+(?=\w+=)/);
    add(name, first);
    for (const further of rest) {
      const sign = further.indexOf('=');
      add(further.slice(0, sign).toLowerCase(), further.slice(sign + 1));
    }
  }
  return pairs;
}

/** What is escaped wrongly stays as it is. */
function unescape(text: string): string {
  const spaced = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}
