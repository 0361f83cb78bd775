/** Set by `npm run prove`. */
const WHOLE = 'WHOLE_PROOFS';

/** Whether this is a run of `npm run prove`. */
export function isWhole(): boolean {
  return Boolean(process.env[WHOLE]);
}

/**
 * How often, or with how many rows, a proof is made that takes more than five seconds as a whole: `few` in `npm test`, `all` in
 * `npm run prove`, which runs each test file that imports this and writes its result into docs/proofs.md.
 */
export function tries(few: number, all: number): number {
  return isWhole() ? all : few;
}
