export {
  codeOnPaper,
  issuePapers,
  nextControlNumber,
  nextControlNumbers,
  releasePapers,
  withdrawPapers,
  type IssuedPaper,
  type NewPaper,
} from './issue-paper.ts';
