/** What a device can be asked to do. Times are `YYYY-MM-DD HH:MM:SS` of the clock on the wall. */
export type Order =
  | { kind: 'PUT_USER'; pin: string; name: string; card: string }
  | { kind: 'REMOVE_USER'; pin: string }
  | { kind: 'QUERY_PUNCHES'; from: string; to: string }
  | { kind: 'COUNT_PUNCHES'; from: string; to: string }
  | { kind: 'QUERY_USERS' | 'CHECK' | 'INFO' | 'REBOOT' };

const LONGEST_NAME = 24;

/**
 * The text of a command (section 10.1). What people entered loses its control characters: a line feed or a tab in a name would add a second
 * command. There is no order that clears a device or runs a program on it.
 */
export function writeCommand(order: Order): string {
  switch (order.kind) {
    case 'PUT_USER':
      // Both spellings of the privilege: firmware knows one of them.
      return `DATA UPDATE USERINFO ${tabbed({ PIN: order.pin, Name: clean(order.name).slice(0, LONGEST_NAME), Privilege: '0', Pri: '0', Card: order.card })}`;
    case 'REMOVE_USER':
      return `DATA DELETE USERINFO ${tabbed({ PIN: order.pin })}`;
    case 'QUERY_PUNCHES':
      return `DATA QUERY ATTLOG ${tabbed({ StartTime: order.from, EndTime: order.to })}`;
    case 'COUNT_PUNCHES':
      return `VERIFY SUM ATTLOG ${tabbed({ StartTime: order.from, EndTime: order.to })}`;
    case 'QUERY_USERS':
      return 'DATA QUERY USERINFO';
    default:
      return order.kind;
  }
}

/** One command as the answer to a poll has it; ids are at most 16 letters or digits. */
export function commandLine(id: number, text: string): string {
  return `C:${id}:${text}\n`;
}

function tabbed(pairs: Record<string, string>): string {
  return Object.entries(pairs)
    .map(([name, value]) => `${name}=${clean(value)}`)
    .join('\t');
}

function clean(text: string): string {
  return text.replace(/\p{C}/gu, ' ').replace(/\s+/g, ' ').trim();
}
