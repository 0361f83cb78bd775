import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type {} from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { invalid } from './errors.ts';

/** A file that came with a call: lies in the temporary folder until the call is answered. */
export interface ReceivedFile {
  name: string;
  path: string;
  bytes: number;
  /** The other fields of the form. */
  fields: Record<string, string>;
  remove: () => Promise<void>;
}

/** Takes the one file of a multipart call. Errors: 422 on `file` when it is missing, empty or too large. */
export async function receiveFile(request: FastifyRequest, maxBytes: number): Promise<ReceivedFile> {
  if (!request.isMultipart()) throw invalid({ file: ['Choose a file.'] });
  const fields: Record<string, string> = {};
  const path = join(tmpdir(), `talaan-${randomUUID()}`);
  const remove = () => rm(path, { force: true });
  let name: string | undefined;
  try {
    for await (const part of request.parts({ limits: { fileSize: maxBytes, files: 1, fields: 20, fieldSize: 100_000 } })) {
      if (part.type === 'field') fields[part.fieldname] = String(part.value);
      else {
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
    throw error;
  }
}
