import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Disk } from 'flydrive';
import type { BucketSettings } from './bucket-settings.ts';
import { CannotStart } from '../cannot-start.ts';
import { Refusal } from '../errors.ts';
import { formatMissing } from '../format-missing.ts';
import type { Settings } from '../settings.ts';

export interface Bucket {
  /** Puts what lies at a place on the disk there. Errors: 503. */
  put: (path: string, place: string) => Promise<void>;
  /** The place on the disk of a copy, which is fetched where there is none. Errors: 503. */
  fetch: (path: string) => Promise<string>;
  /** What is there, for a backup; null where there is nothing. Errors: 503. */
  read: (path: string) => Promise<Uint8Array | null>;
  drop: (path: string) => Promise<void>;
}

const AWAY = 'The store of files does not answer at the moment. Wait a few seconds and try again; tell the administrators if it stays so.';
const CONNECTS_WITHIN_MS = 5000;
const ANSWERS_WITHIN_MS = 60_000;
/** A copy is thrown away so long after it was fetched; files never change, so an old one is as good as a new one. */
const COPY_KEPT_MS = 7 * 24 * 3_600_000;
const TRIM_EVERY_MS = 3_600_000;

/** What speaks the protocol of a bucket, installed where the server uses one. */
export const BUCKET_PACKAGES = ['@aws-sdk/client-s3', '@aws-sdk/s3-request-presigner'];

type Warn = (details: object, message: string) => void;

/** The bucket of the settings; undefined where files are in the data folder alone. Error: CannotStart where the code of its protocol is not installed. */
export function bucketOf({ bucket, dataDir }: Pick<Settings, 'bucket' | 'dataDir'>, warn: Warn): Bucket | undefined {
  if (!bucket) return undefined;
  const missing = formatMissing('S3_BUCKET', BUCKET_PACKAGES);
  if (missing) throw new CannotStart(missing);
  return openBucket(bucket, copiesFolder(dataDir), warn);
}

/** Where copies of files in a bucket are. */
export function copiesFolder(dataDir: string): string {
  return join(dataDir, 'file-copies');
}

/** Files in a bucket, with copies of those that were read lately in a folder of this machine. */
export function openBucket(settings: BucketSettings, copies: string, warn: Warn): Bucket {
  let opened: Promise<Disk> | undefined;
  let trimmedAt = 0;
  const ask = async <T>(what: (disk: Disk) => Promise<T>): Promise<T> => {
    try {
      return await what(await (opened ??= openDisk(settings)));
    } catch (error) {
      warn({ err: error }, 'the bucket of files');
      throw new Refusal(503, { message: AWAY }, { 'retry-after': '10' });
    }
  };
  return {
    put: async (path, place) => {
      const content = await readFile(place);
      await ask((disk) => disk.put(path, content));
    },
    fetch: async (path) => {
      const copy = join(copies, path);
      if (existsSync(copy)) return copy;
      const content = await ask((disk) => disk.getBytes(path));
      await mkdir(dirname(copy), { recursive: true });
      // Whole or not at all, also where two calls fetch it at the same moment.
      const beside = `${copy}.${randomUUID()}`;
      await writeFile(beside, content);
      await rename(beside, copy);
      if (Date.now() - trimmedAt > TRIM_EVERY_MS) {
        trimmedAt = Date.now();
        void trim(copies).catch((error: unknown) => warn({ err: error }, 'old copies of files'));
      }
      return copy;
    },
    read: (path) => ask(async (disk) => ((await disk.exists(path)) ? disk.getBytes(path) : null)),
    drop: async (path) => {
      await ask((disk) => disk.delete(path));
      await rm(join(copies, path), { force: true });
    },
  };
}

/** The code of the protocol is read where it is needed: most keep their files in a folder. */
async function openDisk({ bucket, region, endpoint, accessKeyId, secretAccessKey }: BucketSettings): Promise<Disk> {
  const { S3Driver } = await import('flydrive/drivers/s3');
  return new Disk(
    new S3Driver({
      bucket,
      region,
      credentials: { accessKeyId, secretAccessKey },
      visibility: 'private',
      supportsACL: false,
      ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
      // Services other than Amazon do not know its newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { connectionTimeout: CONNECTS_WITHIN_MS, requestTimeout: ANSWERS_WITHIN_MS },
    }),
  );
}

async function trim(copies: string): Promise<void> {
  const entries = await readdir(copies, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((one) => one.isFile())) {
    const copy = join(entry.parentPath, entry.name);
    const { mtimeMs } = await stat(copy).catch(() => ({ mtimeMs: Infinity }));
    if (mtimeMs < Date.now() - COPY_KEPT_MS) await rm(copy, { force: true });
  }
}
