/** How a person said who they are. */
export type PunchWay = 'CARD' | 'NUMBER' | 'FACE';

/** What a tablet says of one punch; `at` is the instant by its own clock. */
export interface SaidPunch {
  number: number;
  way: PunchWay;
  /** The code of the card, the number as it was typed, or SHA-256 of the sealed face as hexadecimal digits. */
  given: string;
  at: string;
  /** SHA-256 of the photo as hexadecimal digits; empty without one. */
  photoHash: string;
}

/** The text that a tablet signs when a person punches, and the server signs again to compare. One field a line; no field holds a line feed. */
export function textOfPunch(tablet: string, { number, way, given, at, photoHash }: SaidPunch): string {
  return ['talaan kiosk punch', tablet, number, way, given, at, photoHash].join('\n');
}

/** The text that a tablet signs when it sends: its clock at that moment, and what it sends. */
export function textOfContact(tablet: string, sentAt: string, signatures: readonly string[]): string {
  return ['talaan kiosk contact', tablet, sentAt, ...signatures].join('\n');
}
