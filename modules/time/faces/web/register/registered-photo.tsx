import { fetchFile } from '@talaan/kernel/web/calls/call.ts';
import { readFacePhoto } from '../../contract/people.ts';
import { FaceImage } from '../face-image.tsx';

/** A registered image of a person; that it was opened is recorded, so it is shown where someone asked for it. */
export function RegisteredPhoto({ person, image, label }: { person: number; image: number; label: string }) {
  const params = { id: person, image };
  return <FaceImage of={[person, image]} fetchImage={() => fetchFile(readFacePhoto, { params })} label={label} />;
}
