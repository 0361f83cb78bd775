/** Where the models of the library and its WASM are served, by its version: they are kept for a year and never change (apps/web/face-files.ts). */
export const FACE_FILES = '/assets/faces/human-3.3.6/';

/** What is served of the models of @vladmandic/human: where a face is, its shape, its eyes, its numbers, and whether it is real and alive. */
export const FACE_MODELS = ['blazeface', 'facemesh', 'iris', 'faceres', 'antispoof', 'liveness'] as const;
