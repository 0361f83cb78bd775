import { invalid } from '@talaan/kernel/server/errors.ts';
import type { BodyOf } from '@talaan/kernel/server/mount.ts';
import type { registerFace } from '../../contract/people.ts';
import { judgeImage, POSES, type Pose } from '../../rules/judge-image.ts';
import type { FaceLimits } from '../../rules/settings.ts';
import { readDescriptor, similarity } from '../../rules/similarity.ts';

type SentImage = BodyOf<typeof registerFace>['images'][number];

export interface ReadImage {
  pose: Pose;
  descriptor: Float32Array;
  photo: Buffer;
}

const JPEG = Buffer.from([0xff, 0xd8, 0xff]);

/** The images that were sent, the front first, judged once more by what was measured, and each like the front. Error: 422. */
export function readImages(sent: readonly SentImage[], limits: FaceLimits): ReadImage[] {
  const images = sent.toSorted((one, other) => Number(other.pose === 'FRONT') - Number(one.pose === 'FRONT'));
  if (images[0]?.pose !== 'FRONT') throw invalid({ images: ['One image has to show the face from the front.'] });
  if (images.length < limits.images) throw invalid({ images: [`Take ${limits.images} images.`] });
  const read = images.map((image) => readImage(image, limits));
  const other = read.find(({ descriptor }) => similarity(descriptor, read[0]!.descriptor) < limits.review);
  if (other)
    throw invalid({ images: [`${POSES[other.pose]}: this image is not enough like the front. Take the images of one person anew.`] });
  return read;
}

function readImage({ pose, descriptor: sent, photo: said, measured }: SentImage, limits: FaceLimits): ReadImage {
  const [fault] = judgeImage(measured, pose, limits);
  if (fault) throw invalid({ images: [`${POSES[pose]}: ${fault}`] });
  const descriptor = readDescriptor(Buffer.from(sent, 'base64'));
  if (!descriptor) throw invalid({ images: [`${POSES[pose]}: the face could not be described. Take the image again.`] });
  const photo = Buffer.from(said, 'base64');
  if (!photo.subarray(0, JPEG.length).equals(JPEG)) throw invalid({ images: [`${POSES[pose]}: the photo is no JPEG.`] });
  return { pose, descriptor, photo };
}
