export { fileKept, type KeptPaper } from './file-kept.ts';
