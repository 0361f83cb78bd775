export { codeOnPaper, issuePapers, nextControlNumber, withdrawPapers, type IssuedPaper, type NewPaper } from './issue-paper.ts';
