import type { Asked, SeenFace, Told } from './face-messages.ts';

/** Reads the frames of a camera, one after the other, in a worker. */
export interface FaceReader {
  /** The files that it runs on, once all are loaded. Errors: what could not be loaded. */
  ready: Promise<string[]>;
  /** The largest face that the camera shows now; null where none is in sight. `describe` also takes its numbers. */
  look: (video: HTMLVideoElement, describe: boolean) => Promise<SeenFace | null>;
  close: () => void;
}

/** Starts the worker and loads the models, some 13 MB from our own server. */
export function openFaceReader(): FaceReader {
  const worker = new Worker(new URL('./face-worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, PromiseWithResolvers<SeenFace | null>>();
  const loaded = Promise.withResolvers<string[]>();
  // Those who wait for it are told; nobody needs to.
  loaded.promise.catch(() => undefined);
  let last = 0;
  const fail = (fault: string, number?: number) => {
    const failure = new Error(fault);
    if (number === undefined) loaded.reject(failure);
    for (const [one, asked] of number === undefined ? waiting : [[number, waiting.get(number)] as const]) {
      asked?.reject(failure);
      waiting.delete(one);
    }
  };
  worker.onerror = ({ message }) => fail(message || 'The program that reads faces could not be loaded.');
  worker.onmessage = ({ data }: MessageEvent<Told>) => {
    if ('ready' in data) return loaded.resolve(data.ready);
    if ('fault' in data) return fail(data.fault, data.number);
    waiting.get(data.number)?.resolve(data.seen);
    waiting.delete(data.number);
  };
  return {
    ready: loaded.promise,
    look: async (video, describe) => {
      const frame = await createImageBitmap(video);
      const answer = Promise.withResolvers<SeenFace | null>();
      const asked: Asked = { number: ++last, frame, describe };
      waiting.set(asked.number, answer);
      worker.postMessage(asked, [frame]);
      return answer.promise;
    },
    close: () => {
      worker.terminate();
      fail('The camera was closed.');
    },
  };
}
