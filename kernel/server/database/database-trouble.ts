/**
 * What is wrong with the database, or its machine, rather than with what was asked of it: it does not answer, a statement took too
 * long, others changed the same rows at the same moment, or the disk is full.
 */
export type Trouble = 'away' | 'slow' | 'contended' | 'full';

/** Codes of PostgreSQL (appendix A of its manual), of Node's sockets and of its file system. */
const CODES: readonly [Trouble, RegExp][] = [
  ['contended', /^(40001|40P01)$/],
  ['slow', /^(57014|55P03)$/],
  ['full', /^(53100|ENOSPC|EDQUOT|EFBIG)$/],
  ['away', /^(08...|57P0[1235]|25P0[34]|53[0-3]00|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN)$/],
];

/** What pg and its pool say without a code. */
const WORDS: readonly [Trouble, RegExp][] = [
  ['slow', /^Query read timeout$/],
  [
    'away',
    /^(Connection terminated|timeout expired$|timeout exceeded when trying to connect|Client (has encountered a connection error|was closed)|Cannot use a pool after calling end)/,
  ],
];

/** Null for any other error. What was wrapped on its way counts as what caused it. */
export function troubleOf(error: unknown): Trouble | null {
  const { code, syscall, message, cause } = (error ?? {}) as Record<'code' | 'syscall' | 'message' | 'cause', unknown>;
  // The socket of a database that does not run.
  if (code === 'ENOENT' && syscall === 'connect') return 'away';
  const found =
    typeof code === 'string' ? CODES.find(([, codes]) => codes.test(code)) : WORDS.find(([, words]) => words.test(String(message)));
  return found?.[0] ?? (cause === undefined ? null : troubleOf(cause));
}
