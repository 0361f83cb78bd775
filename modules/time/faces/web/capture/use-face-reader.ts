import { useEffect, useState } from 'react';
import { openFaceReader, type FaceReader } from './face-reader.ts';

export interface LoadedReader {
  reader: FaceReader | undefined;
  /** Of its own, which a kiosk keeps for the time without a network; undefined until all are loaded. */
  files: readonly string[] | undefined;
  fault: string | undefined;
}

/** The reader of faces, loaded while `isWanted`. */
export function useFaceReader(isWanted: boolean): LoadedReader {
  const [loaded, setLoaded] = useState<LoadedReader>(NONE);
  useEffect(() => {
    if (!isWanted) return undefined;
    const reader = openFaceReader();
    let isOver = false;
    reader.ready.then(
      (files) => !isOver && setLoaded({ reader, files, fault: undefined }),
      (failure: unknown) => !isOver && setLoaded({ ...NONE, fault: String(failure) }),
    );
    return () => {
      isOver = true;
      reader.close();
      setLoaded(NONE);
    };
  }, [isWanted]);
  return loaded;
}

const NONE: LoadedReader = { reader: undefined, files: undefined, fault: undefined };
