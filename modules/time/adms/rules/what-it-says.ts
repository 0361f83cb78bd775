/** What a device says about itself; null for what it does not say. */
export interface DeviceInfo {
  firmware: string | null;
  model: string | null;
  users: number | null;
  templates: number | null;
  /** How many punches it holds. */
  records: number | null;
}

const LONGEST = 100;

/** The parameter `INFO=` of a poll: firmware, users, fingers, records, address, … */
export function readPollInfo(text: string): DeviceInfo {
  const [firmware = '', users, templates, records] = text.split(',').map((part) => part.trim());
  return {
    firmware: firmware.slice(0, LONGEST) || null,
    model: null,
    users: count(users),
    templates: count(templates),
    records: count(records),
  };
}

/** The result of the command INFO, and the parameters of `registry`. */
export function readInfoFacts(facts: ReadonlyMap<string, string>): DeviceInfo {
  const first = (...names: string[]) => names.map((name) => facts.get(name)).find((value) => value !== undefined && value !== '');
  return {
    firmware: first('firmver', 'fwversion', 'firmwareversion')?.slice(0, LONGEST) ?? null,
    model: first('devicename')?.slice(0, LONGEST) ?? null,
    users: count(first('usercount')),
    templates: count(first('fpcount')),
    records: count(first('transactioncount', 'attlogcount')),
  };
}

/** The device's own count in the result of `VERIFY SUM ATTLOG`; on some it is the code itself. */
export function readOwnCount(facts: ReadonlyMap<string, string>, code: number | null): number | null {
  return count(facts.get('attlogsum') ?? facts.get('attlogcount') ?? facts.get('sum')) ?? (code !== null && code > 0 ? code : null);
}

function count(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : null;
}
