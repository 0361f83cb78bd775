import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { FACE_FILES, FACE_MODELS } from '@talaan/faces/web/capture/face-files.ts';

const { resolve } = createRequire(import.meta.url);
const LIBRARY = '@vladmandic/human';
const BACKEND = '@tensorflow/tfjs-backend-wasm/package.json';
/** Browsers that run Talaan know SIMD; threads would need a page that is cut off from all others. */
const WASM = 'tfjs-backend-wasm-simd.wasm';

/** Puts the models and the WASM of the library that reads faces beside the code, so that no other host is asked for them. */
export function faceFiles(): Plugin {
  return {
    name: 'face-files',
    apply: 'build',
    generateBundle() {
      if (!hasFaceLibrary()) return;
      const models = join(dirname(resolve(LIBRARY)), '..', 'models');
      const emit = (file: string, path: string) =>
        this.emitFile({ type: 'asset', fileName: `${FACE_FILES.slice(1)}${file}`, source: readFileSync(path) });
      for (const model of FACE_MODELS) for (const file of [`${model}.json`, `${model}.bin`]) emit(file, join(models, file));
      emit(WASM, join(dirname(resolve(BACKEND)), 'dist', WASM));
    },
  };
}

/** A server that does not recognize faces may lack the library (`optionalDependencies`): the worker that reads them then says so, and all else is built. */
export function faceLibraryOrNone(): Plugin {
  const none = '\0no-face-library';
  return {
    name: 'face-library-or-none',
    enforce: 'pre',
    resolveId: (source) => (source === LIBRARY && !hasFaceLibrary() ? none : null),
    load: (id) => (id === none ? `export class Human { constructor() { throw new Error('${LIBRARY} is not installed'); } }` : null),
  };
}

function hasFaceLibrary(): boolean {
  try {
    return [LIBRARY, BACKEND].every((name) => resolve(name));
  } catch {
    return false;
  }
}
