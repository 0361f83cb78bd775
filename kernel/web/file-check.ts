/** What a file field takes (specification, section 5). */
export interface FileLimits {
  /** File name endings, with the dot. */
  endings: string[];
  maxBytes: number;
  /** Told under the field: 'pdf files with a size less than 3mb'. */
  hint: string;
}

/** Why a chosen file is not taken, or undefined. The server looks at the content itself. */
export function refusalOf(file: Pick<File, 'name' | 'size'>, limits: FileLimits): string | undefined {
  const name = file.name.toLowerCase();
  if (!limits.endings.some((ending) => name.endsWith(ending))) return 'The file type you uploaded is not allowed.';
  if (file.size > limits.maxBytes) return 'The file you uploaded exceeds the file size limit.';
  return undefined;
}
