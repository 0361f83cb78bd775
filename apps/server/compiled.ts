import { resolve } from 'node:path';

/** Two thousand files are compiled once, and kept there; where the environment names another place (`npm start` does) it is used. */
export const COMPILED = resolve(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'compiled');
