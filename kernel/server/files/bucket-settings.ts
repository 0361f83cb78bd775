import { z } from 'zod';

/** Where files are kept instead of a folder: S3 of Amazon, or of a service that speaks its protocol. */
export interface BucketSettings {
  bucket: string;
  region: string;
  /** Of a service other than Amazon. */
  endpoint: string | undefined;
  accessKeyId: string;
  secretAccessKey: string;
}

export const bucketVariables = {
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
    .optional(),
  S3_REGION: z.string().trim().optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_ACCESS_KEY_ID: z.string().trim().optional(),
  S3_SECRET_ACCESS_KEY: z.string().trim().optional(),
};
type Given = { [Name in keyof typeof bucketVariables]?: string | undefined };

export const wantedBucket: Record<keyof typeof bucketVariables, string> = {
  S3_BUCKET: 'the name of a bucket, beside S3_REGION, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY',
  S3_REGION: 'beside S3_BUCKET, its region, such as ap-southeast-1',
  S3_ENDPOINT: 'beside S3_BUCKET, the address of a service other than Amazon, such as https://storage.university.example',
  S3_ACCESS_KEY_ID: 'beside S3_BUCKET, the key that may read, write and delete there',
  S3_SECRET_ACCESS_KEY: 'beside S3_BUCKET, the secret of that key',
};

/** A bucket is named with all that it takes to reach it, or not at all. */
export function missingBucketVariables(given: Given): string[] {
  const together = ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
  return given.S3_ENDPOINT || together.some((name) => given[name]) ? together.filter((name) => !given[name]) : [];
}

export function readBucket(given: Given): BucketSettings | undefined {
  const { S3_BUCKET: bucket, S3_REGION: region, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = given;
  if (!bucket || !region || !accessKeyId || !secretAccessKey) return undefined;
  return { bucket, region, endpoint: given.S3_ENDPOINT, accessKeyId, secretAccessKey };
}
