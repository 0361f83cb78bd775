import { agencySettings } from '@talaan/attendance/rules/agency-settings.ts';

/**
 * What an agency sets at `/edats/management`. The standards of `accept` and `review` are what the pictures that come with the library allow
 * to say (decision 157): of 1,260 pairs of different people none was above 610, and 99 in 100 were below 520.
 */
export const FACE_SETTINGS = agencySettings({
  module: 'faces',
  title: 'Faces',
  place: 85,
  settings: {
    accept: {
      title: 'A face is recognized from',
      help: 'So alike a face has to be to one that is registered, of 1,000, to count without a look. Higher is safer, and more people have to try again.',
      unit: 'thousandths',
      standard: 650,
      least: 500,
      most: 950,
    },
    review: {
      title: 'A face is reviewed from',
      help: 'From here up to the value above HR compares the photos; below it the face is not recognized.',
      unit: 'thousandths',
      standard: 520,
      least: 400,
      most: 950,
    },
    margin: {
      title: 'Ahead of the second best by',
      help: 'By so much the best match has to be ahead of every other person, or HR compares the photos.',
      unit: 'thousandths',
      standard: 50,
      least: 10,
      most: 300,
    },
    real: {
      title: 'Not a picture of a face, from',
      help: 'The least anti-spoof score of the image. Below it HR reviews the punch, and an image is not registered.',
      unit: 'thousandths',
      standard: 500,
      least: 0,
      most: 950,
    },
    live: {
      title: 'A living face, from',
      help: 'The least liveness score of the image. Below it HR reviews the punch, and an image is not registered.',
      unit: 'thousandths',
      standard: 500,
      least: 0,
      most: 950,
    },
    images: {
      title: 'Images of a face',
      help: 'So many images are taken when a face is registered: the front first, then turned a little to both sides.',
      unit: 'images',
      standard: 3,
      least: 3,
      most: 5,
    },
    daysAfterSeparation: {
      title: 'Faces are kept after the last day of service',
      help: 'So long after people left their faces are deleted.',
      unit: 'days',
      standard: 30,
      least: 0,
      most: 365,
    },
    daysOfRecognitions: {
      title: 'Recognitions are kept',
      help: 'So long it is kept which face was recognized where, and how alike it was.',
      unit: 'days',
      standard: 90,
      least: 7,
      most: 365,
    },
  },
});

/** What applies of them on a day. */
export type FaceLimits = Record<keyof typeof FACE_SETTINGS.settings, number>;
