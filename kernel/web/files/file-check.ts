import { say } from '../../contract/say.ts';

/** What a file field takes (specification, section 5). */
export interface FileLimits {
  /** File name endings, with the dot. */
  endings: string[];
  maxBytes: number;
  /** Told under the field: 'pdf files with a size less than 3mb'. */
  hint: string;
}

const NOT_ALLOWED = 'The file type you uploaded is not allowed.';

/** Why a chosen file is not taken, or undefined. The server looks at the content itself. */
export function refusalOf(file: Pick<File, 'name' | 'size'>, limits: FileLimits): string | undefined {
  const name = file.name.toLowerCase();
  if (!limits.endings.some((ending) => name.endsWith(ending))) return NOT_ALLOWED;
  if (file.size > limits.maxBytes) return say('The file you uploaded exceeds the file size limit.');
  return undefined;
}

/** The header of a PDF comes within so many bytes, as the server has it (sniff-type.ts). */
const HEADER_WITHIN = 1024;

/** The same by how the content of a PDF begins, before it is uploaded. */
export async function refusalOfContent(file: Blob): Promise<string | undefined> {
  return (await file.slice(0, HEADER_WITHIN).text()).includes('%PDF-') ? undefined : NOT_ALLOWED;
}
