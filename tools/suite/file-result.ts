/** What became of one test file. */
export interface FileResult {
  file: string;
  passed: number;
  /** The names of the tests that failed. */
  failed: string[];
  proofs: { name: string; seconds: number; held: boolean }[];
  /** A line for each test, with the reason where it failed. */
  text: string;
  seconds: number;
  /** Of the lane itself; its database and browser are processes of their own. */
  cpuSeconds: number;
  /** Of the lane after the file, in bytes. */
  memory: number;
}
