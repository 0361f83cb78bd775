/** A chosen file on its way: it waits for the one before it, goes up, and has its path then. */
export interface QueuedFile {
  key: number;
  file: File;
  state: 'waiting' | 'uploading' | 'uploaded' | 'failed';
  /** From 0 to 1. */
  fraction: number;
  path?: string;
}

/** Adds files that passed the check, behind those that wait. */
export function enqueue(queue: readonly QueuedFile[], files: readonly File[]): QueuedFile[] {
  const first = Math.max(0, ...queue.map(({ key }) => key)) + 1;
  return [...queue, ...files.map((file, at) => ({ key: first + at, file, state: 'waiting' as const, fraction: 0 }))];
}

/** Which one goes up now: the first that waits, while no other is on its way. */
export function nextOf(queue: readonly QueuedFile[]): QueuedFile | undefined {
  return queue.some(({ state }) => state === 'uploading') ? undefined : queue.find(({ state }) => state === 'waiting');
}

export function change(queue: readonly QueuedFile[], key: number, changes: Partial<QueuedFile>): QueuedFile[] {
  return queue.map((one) => (one.key === key ? { ...one, ...changes } : one));
}
