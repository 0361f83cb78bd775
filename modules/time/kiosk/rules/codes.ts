/** Without 0, O, 1, I and L, which are mistaken for one another. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

export const ENROLMENT_LETTERS = 12;
const CARD_LETTERS = 24;
const CARD_MARK = 'TALAAN:';

/** A code of random bytes, one letter a byte; 31 letters are all but evenly met. */
function lettersOf(bytes: Uint8Array): string {
  return [...bytes].map((byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** The code by which a tablet is enrolled, of 12 random bytes: some 59 bits. */
export function enrolmentCodeOf(bytes: Uint8Array): string {
  return lettersOf(bytes.subarray(0, ENROLMENT_LETTERS));
}

/** The code of a card, of 24 random bytes: some 118 bits. */
export function cardCodeOf(bytes: Uint8Array): string {
  return lettersOf(bytes.subarray(0, CARD_LETTERS));
}

/** `7K3M-Q2XA-9TPD`, to be read from a screen. */
export function groupCode(code: string): string {
  return code.match(/.{1,4}/g)?.join('-') ?? '';
}

/** What was typed of an enrolment code, without blanks and dashes; null where it is none. */
export function readEnrolmentCode(typed: string): string | null {
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '');
  return code.length === ENROLMENT_LETTERS && [...code].every((letter) => LETTERS.includes(letter)) ? code : null;
}

/** What the QR of a card says. */
export function writeCardMark(code: string): string {
  return `${CARD_MARK}${code}`;
}

/** The code of a card in what a camera read; null where it is no card. */
export function readCardMark(text: string): string | null {
  const code = text.startsWith(CARD_MARK) ? text.slice(CARD_MARK.length) : '';
  return code.length === CARD_LETTERS && [...code].every((letter) => LETTERS.includes(letter)) ? code : null;
}

/** An employee number as people type it: letters and digits alone, in capitals. */
export function plainNumber(number: string): string {
  return number.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
}

/**
 * Under what a punch goes in where its person holds no PIN: it then waits among the PINs without a person, and can be nobody else's, since
 * the numbers of devices have no letters.
 */
export function pinOfNumber(idno: string): string {
  return `ID${plainNumber(idno)}`.slice(0, 24);
}
