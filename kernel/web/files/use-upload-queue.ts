import { useEffect, useState } from 'react';
import { uploadDocument } from '../../contract/files.ts';
import { change, enqueue, nextOf, type QueuedFile } from './upload-queue.ts';
import { useSend } from '../calls/use-call.ts';

/** Uploads chosen documents by themselves, one at a time. */
export function useUploadQueue() {
  const [queue, setQueue] = useState<QueuedFile[]>([]);
  const upload = useSend(uploadDocument);
  const next = nextOf(queue);
  const send = upload.mutate;

  useEffect(() => {
    if (!next) return;
    const note = (changes: Partial<QueuedFile>) => setQueue((now) => change(now, next.key, changes));
    note({ state: 'uploading' });
    const input = { file: next.file, onProgress: (fraction: number) => note({ fraction }) };
    send(input, {
      onSuccess: ({ path }) => note({ state: 'uploaded', fraction: 1, path }),
      onError: () => note({ state: 'failed' }),
    });
  }, [next, send]);

  return {
    queue,
    add: (files: File[]) => setQueue((now) => enqueue(now, files)),
    remove: (key: number) => setQueue((now) => now.filter((one) => one.key !== key)),
    isBusy: queue.some(({ state }) => state === 'waiting' || state === 'uploading'),
  };
}
