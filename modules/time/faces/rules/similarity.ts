/** How many numbers describe a face (faceres of @vladmandic/human). */
export const DESCRIPTOR_NUMBERS = 1024;
export const DESCRIPTOR_BYTES = DESCRIPTOR_NUMBERS * 4;
/** What made a descriptor; those of another model cannot be compared with it. */
export const FACE_MODEL = 'human 3.3.6 faceres';

export type Descriptor = ArrayLike<number>;

/** The constants of the library's own `match.similarity`. */
const MULTIPLIER = 25;
const LEAST = 0.2;
const MOST = 0.8;

/** The sum of the squares of the differences; both have the same length. */
export function squaredDistance(one: Descriptor, other: Descriptor): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) {
    const difference = one[at]! - other[at]!;
    sum += difference * difference;
  }
  return sum;
}

/**
 * How alike two faces are, in thousandths, from the sum of squares: the `match.similarity` of @vladmandic/human, which rounds to
 * hundredths. 0 is not alike, 1000 the same image.
 */
export function similarityOf(squared: number): number {
  const distance = Math.round(100 * MULTIPLIER * squared) / 100;
  if (distance === 0) return 1000;
  const share = (1 - Math.sqrt(distance) / 100 - LEAST) / (MOST - LEAST);
  return Math.round(1000 * Math.min(Math.max(share, 0), 1));
}

/** The same of two descriptors. */
export function similarity(one: Descriptor, other: Descriptor): number {
  return similarityOf(squaredDistance(one, other));
}

/** The mean of several descriptors of one person, by which those who may be it are found quickly. */
export function meanOf(descriptors: readonly Descriptor[]): Float32Array {
  const mean = new Float32Array(DESCRIPTOR_NUMBERS);
  for (const descriptor of descriptors) for (let at = 0; at < mean.length; at++) mean[at]! += descriptor[at]! / descriptors.length;
  return mean;
}

/** The numbers in their 4,096 bytes (little-endian); null where these are no descriptor. */
export function readDescriptor(bytes: Uint8Array): Float32Array | null {
  if (bytes.length !== DESCRIPTOR_BYTES) return null;
  const descriptor = new Float32Array(Uint8Array.from(bytes).buffer);
  return descriptor.every(Number.isFinite) && descriptor.some((number) => number !== descriptor[0]) ? descriptor : null;
}

/** The bytes of a descriptor. */
export function bytesOfDescriptor(descriptor: Descriptor): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Float32Array.from(descriptor).buffer);
}
