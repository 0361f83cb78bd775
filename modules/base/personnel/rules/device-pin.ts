/**
 * A PIN of an attendance device, the same wherever one is read or written: 1 to 24 letters or digits, not all of them zero. Zeros in front
 * count, as they do on devices: 0012 and 12 are two PINs.
 */
export const DEVICE_PIN = /^(?!0+$)[0-9A-Za-z]{1,24}$/;

export const NO_DEVICE_PIN = 'A PIN is 1 to 24 letters or digits, not all of them zero.';

/** A PIN without the zeros in front, by which one that was padded is found: 000070002 as 70002. */
export function withoutZeros(pin: string): string {
  return pin.replace(/^0+(?=.)/, '');
}
