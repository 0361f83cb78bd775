import type { Board, PostKind } from '../contract/words.ts';
import type { Requirement } from '../contract/posts.ts';

const LETTER = needed('letter', 'Signed letter of intent, with the position and its item number');
/** CS Form No. 212 as a signed paper of an application. */
export const SIGNED_SHEET = 'pds';
const SHEET = needed(SIGNED_SHEET, 'Personal Data Sheet (CS Form No. 212) with photo and Work Experience Sheet, signed');
const TRANSCRIPT = needed('transcript', 'Transcript of records and diploma');
const ELIGIBILITY = needed('eligibility', 'Certificate of eligibility, or licence');
const TRAINING = wanted('training', 'Certificates of training');
const RATING = wanted('rating', 'Performance rating of the last period, where you serve in government');
const SERVICE = wanted('service', 'Service record or certificate of employment');
const DEMONSTRATION = needed('demonstration', 'Syllabus or outline of the teaching demonstration');
const PUBLICATIONS = wanted('publications', 'Publications and other research');

/** The papers that a post asks for at first (domain page, section 5); HR changes them on each post. */
export function defaultRequirements(kind: PostKind, board: Board): Requirement[] {
  if (kind === 'job order') return [LETTER, SHEET, TRANSCRIPT, TRAINING, SERVICE];
  if (kind === 'part-time lecturer') return [LETTER, SHEET, TRANSCRIPT, DEMONSTRATION, SERVICE];
  const common = [LETTER, SHEET, TRANSCRIPT, ELIGIBILITY, TRAINING, RATING, SERVICE];
  return board === 'APB' ? [...common, DEMONSTRATION, PUBLICATIONS] : common;
}

function needed(code: string, label: string): Requirement {
  return { code, label, is_needed: true };
}

function wanted(code: string, label: string): Requirement {
  return { code, label, is_needed: false };
}
