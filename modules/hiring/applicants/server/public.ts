export { afterOfferEnded, type EndedOffer } from './end-offer.ts';
export { applicantScores, type ApplicantScore, type ReadScores } from './applicant-scores.ts';
export { moveApplications, type Move, type MovedApplication } from './move-applications.ts';
export { printKeptSheet } from './print-kept-sheet.ts';
export { writeLetters, type Letter } from './write-letters.ts';
