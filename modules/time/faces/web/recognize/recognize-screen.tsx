import { ScreenParts, useScreenPart } from '@talaan/kernel/web/pages/screen-parts.tsx';
import { RecognitionList } from './recognition-list.tsx';
import { TryFace } from './try-face.tsx';

const TABS = { try: 'Try', recognitions: 'Recognitions' } as const;

/** Tries a face with the camera of this computer, and lists how the recognitions of the kiosks came out. */
export function Screen() {
  const parts = <ScreenParts parts={TABS} />;
  return useScreenPart(TABS) === 'recognitions' ? <RecognitionList parts={parts} /> : <TryFace parts={parts} />;
}
