import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { FACE_FILES, FACE_MODELS } from '@talaan/faces/web/capture/face-files.ts';

const { resolve } = createRequire(import.meta.url);
const MODELS = join(dirname(resolve('@vladmandic/human')), '..', 'models');
/** Browsers that run Talaan know SIMD; threads would need a page that is cut off from all others. */
const WASM = 'tfjs-backend-wasm-simd.wasm';

/** Puts the models and the WASM of the library that reads faces beside the code, so that no other host is asked for them. */
export function faceFiles(): Plugin {
  return {
    name: 'face-files',
    apply: 'build',
    generateBundle() {
      const emit = (file: string, path: string) =>
        this.emitFile({ type: 'asset', fileName: `${FACE_FILES.slice(1)}${file}`, source: readFileSync(path) });
      for (const model of FACE_MODELS) for (const file of [`${model}.json`, `${model}.bin`]) emit(file, join(MODELS, file));
      emit(WASM, join(dirname(resolve('@tensorflow/tfjs-backend-wasm/package.json')), 'dist', WASM));
    },
  };
}
