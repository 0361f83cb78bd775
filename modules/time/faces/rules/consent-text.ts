/** Raised with each change of the words below, so that every consent says to which text it was given. */
export const CONSENT_VERSION = 1;

export interface ConsentPart {
  title: string;
  text: string;
}

/** What applies of the settings of the agency, as the text names it. */
export interface ConsentDays {
  daysAfterSeparation: number;
  daysOfRecognitions: number;
}

/**
 * What a person consents to, on paper and on the screen alike (RA 10173, sec. 3(b): consent is freely given, specific and informed, and evidenced by
 * written, electronic or recorded means; sec. 16: rights of data subjects).
 */
export function consentText({ daysAfterSeparation, daysOfRecognitions }: ConsentDays): ConsentPart[] {
  return [
    {
      title: 'What for',
      text: 'To record when you come and go at an attendance kiosk by recognizing your face. Your face is used for nothing else.',
    },
    {
      title: 'What is kept',
      text: 'Three to five images of your face and 1,024 numbers made from each, encrypted. Of each recognition at a kiosk: time, kiosk, how alike the face was, and a small photo. Your age, sex, race or mood are not estimated and not kept.',
    },
    {
      title: 'How long',
      text: `Images and numbers until you withdraw your consent, or ${daysAfterSeparation} days after your last day of service. Recognitions for ${daysOfRecognitions} days; their photos as long as all photos of kiosks.`,
    },
    {
      title: 'Who sees it',
      text: 'HR officers who look after attendance where you serve. Each time one opens your photo it is recorded, and you can see it.',
    },
    {
      title: 'Other ways',
      text: 'You are free to refuse. You can record your attendance by employee card or by employee number with a photo, without any disadvantage.',
    },
    {
      title: 'Your rights',
      text: 'You may withdraw this consent at any time, on Account settings or at HR; images and numbers are deleted at once. You may ask what is kept, and have it corrected, blocked or deleted (Republic Act No. 10173, section 16), and you may complain to the National Privacy Commission. Talaan protects these data as the Act asks for sensitive personal information, although it does not name them there.',
    },
  ];
}
