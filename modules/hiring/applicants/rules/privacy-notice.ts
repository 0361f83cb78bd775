/** The version of the notice below; who agreed to an earlier one is asked again where they begin anew. */
export const NOTICE_VERSION = '2026-1';

/** What applicants are told before they give anything (RA 10173, section 16 a and b; domain page, section 5). */
export const PRIVACY_NOTICE: readonly { title: string; text: string }[] = [
  {
    title: 'What we keep',
    text: 'Your name, sex, birth date, address for mail and mobile number, your personal data sheet, the papers that you upload, and what the selection board finds.',
  },
  {
    title: 'What for',
    text: 'To find out whether you qualify for the position, to choose among those who do, and to prepare the appointment. Civil service law asks for it. We do not sell it, and it is used for nothing else.',
  },
  {
    title: 'Who sees it',
    text: 'The HR office, the members of the selection board and the appointing authority; the Civil Service Commission where you are appointed.',
  },
  {
    title: 'How long',
    text: 'If you are not selected, it is deleted two years after the decision. If you are appointed, it becomes part of your 201 file.',
  },
  {
    title: 'Your rights',
    text: 'You may see what we keep, have it corrected, object, and withdraw an application at any time. Write to the data protection officer of the university, or complain to the National Privacy Commission.',
  },
];
