/** The words above the signature of CS Form No. 48. */
export const CERTIFICATION =
  'I certify on my honor that this is a true and correct report of the hours of work performed, record of which was made daily at the time of arrival and departure from office.';
