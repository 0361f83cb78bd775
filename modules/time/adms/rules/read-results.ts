/** What a device says came of a command. */
export interface CommandResult {
  id: string;
  /** 0 where it went well; null where it says none. */
  code: number | null;
  /** `DATA`, `CHECK`, `INFO` …, as the device names it. */
  command: string;
  /** What else it says, the names in small letters without `~`: of INFO all about the device, of VERIFY SUM its own count. */
  facts: ReadonlyMap<string, string>;
}

const LONGEST_FACT = 200;
const MOST_FACTS = 300;

/** Reads the body of `/iclock/devicecmd`: `ID=1&Return=0&CMD=DATA`, several lines of them, or one key a line. It never throws. */
export function readResults(body: string): CommandResult[] {
  const results: { id: string; code: number | null; command: string; facts: Map<string, string> }[] = [];
  for (const line of body.split(/[\r\n\0]+/)) {
    // A value may hold an `=`, but no `&` where several pairs share a line.
    const parts = /^\s*ID=/i.test(line) ? line.split('&') : [line];
    for (const part of parts) {
      const at = part.indexOf('=');
      if (at < 1) continue;
      const name = part.slice(0, at).trim().replace(/^~/, '').toLowerCase();
      const value = part
        .slice(at + 1)
        .trim()
        .slice(0, LONGEST_FACT);
      if (name === 'id') results.push({ id: value, code: null, command: '', facts: new Map() });
      const last = results.at(-1);
      if (!last || name === 'id') continue;
      if (name === 'return') last.code = /^-?\d{1,9}$/.test(value) ? Number(value) : null;
      else if (name === 'cmd' && last.command === '') last.command = value;
      else if (last.facts.size < MOST_FACTS) last.facts.set(name, value);
    }
  }
  return results;
}

/** Whether a body that came to `cdata` without a table is one of results. */
export function holdsResults(body: string): boolean {
  return /^\s*ID=[0-9A-Za-z]{1,16}\s*[&\r\n]/i.test(body) && /\bReturn=/i.test(body);
}

/** Codes seen on devices besides 0 (section 10.1 with its list, data/zk-codes.csv). */
const CODES: Readonly<Record<number, string>> = {
  [-1]: 'The device says that a parameter is wrong, or that there is nothing to send.',
  [-2]: 'The device could not open its file.',
  [-3]: 'The device could not read or write its memory.',
  [-10]: 'There is no such PIN on the device.',
  [-1001]: 'The device is full.',
  [-1002]: 'The device does not know this command.',
  [-1003]: 'The device took too long.',
  [-1004]: 'The device is set up for other data: its model has no such table.',
  [-1005]: 'The device was busy.',
};

/** The code of a failure in words. */
export function formatFailure(code: number): string {
  return CODES[code] ?? `The device answered with code ${code}.`;
}
