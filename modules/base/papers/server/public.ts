export {
  codeOnPaper,
  drawQr,
  issuePapers,
  makeCode,
  nextControlNumber,
  nextControlNumbers,
  releasePapers,
  withdrawPapers,
  type IssuedPaper,
  type NewPaper,
} from './issue-paper.ts';
export { issueNumbered, issueOnce } from './issue-numbered.ts';
export { findIssued, readIssued } from './read-issued.ts';
export { printedForm, type LetterheadOnPaper, type OnPaper, type Printed, type Printing } from './printed-form.ts';
export { wrongGuesses } from './wrong-guesses.ts';
export { printedMany, type Gathering } from './printed-many.ts';
