/** What became of one test file. */
export interface FileResult {
  file: string;
  passed: number;
  /** The names of the tests that failed. */
  failed: string[];
  tests: { name: string; seconds: number; passed: boolean }[];
  /** A line for each test, with the reason where it failed. */
  text: string;
  seconds: number;
  /** Of the lane with its browser and the servers that it started, without the database, which the lanes share. */
  processorSeconds: number;
  /** Of the lane after the file, in bytes. */
  memory: number;
}
