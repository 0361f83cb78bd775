import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type {} from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { readSpace, requireSpace } from './disk-space.ts';
import { invalid, Refusal } from '../errors.ts';

/** A file that came with a call: it is in the data folder's `incoming` until the call is answered. */
export interface ReceivedFile {
  name: string;
  path: string;
  bytes: number;
  /** The other fields of the form. */
  fields: Record<string, string>;
  remove: () => Promise<void>;
}

/** No call takes longer, so that an older file was left by a server that was killed. */
const ANSWERED_WITHIN_MS = 600_000;

/** Takes the one file of a multipart call. Errors: 422 on `file` when it is missing, empty or too large; 503 where the disk has no room for it. */
export async function receiveFile(request: FastifyRequest, maxBytes: number, dataDir: string): Promise<ReceivedFile> {
  if (!request.isMultipart()) throw invalid({ file: ['Choose a file.'] });
  requireSpace(await readSpace(dataDir), Number(request.headers['content-length'] ?? maxBytes));
  const fields: Record<string, string> = {};
  const path = join(incoming(dataDir), randomUUID());
  const remove = () => rm(path, { force: true });
  let name: string | undefined;
  try {
    for await (const part of request.parts({ limits: { fileSize: maxBytes, files: 1, fields: 20, fieldSize: 100_000 } })) {
      if (part.type === 'field') fields[part.fieldname] = String(part.value);
      else {
        await mkdir(incoming(dataDir), { recursive: true });
        await pipeline(part.file, createWriteStream(path));
        if (part.file.truncated) throw invalid({ file: ['The file you uploaded exceeds the file size limit.'] });
        name = part.filename;
      }
    }
    if (name === undefined) throw invalid({ file: ['Choose a file.'] });
    const { size } = await stat(path);
    if (size === 0) throw invalid({ file: ['The file is empty.'] });
    return { name, path, bytes: size, fields, remove };
  } catch (error) {
    await remove();
    throw isUnreadableForm(error) ? invalid({ file: ['The form with the file cannot be read. Choose the file again.'] }) : error;
  }
}

/** Whether the reader of forms refused what came; it does so by errors of no kind of their own. */
function isUnreadableForm(error: unknown): boolean {
  return error instanceof Error && !(error instanceof Refusal) && !('code' in error) && !('statusCode' in error);
}

/** Removes the files of calls that were never answered. */
export async function sweepIncoming(dataDir: string): Promise<void> {
  const names = await readdir(incoming(dataDir)).catch(() => []);
  for (const path of names.map((name) => join(incoming(dataDir), name))) {
    const found = await stat(path).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > ANSWERED_WITHIN_MS) await rm(path, { force: true });
  }
}

function incoming(dataDir: string): string {
  return join(dataDir, 'incoming');
}
