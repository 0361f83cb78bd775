/** Milliseconds since 1970: of a scan and of its sending by the clock of the phone, and of its receipt by the clock of Talaan. */
export interface Clocks {
  scannedAt: number;
  sentAt: number;
  receivedAt: number;
}

/** The moment of a scan by the clock of Talaan: that of the phone, corrected by how far it was off when it sent; never after the receipt. */
export function settleTime({ scannedAt, sentAt, receivedAt }: Clocks): number {
  return Math.min(scannedAt + receivedAt - sentAt, receivedAt);
}
