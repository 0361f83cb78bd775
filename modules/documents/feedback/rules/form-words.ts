import { CLIENT_TYPES, type ClientType } from '@talaan/documents/contract/words.ts';
import type { Language } from '@talaan/kernel/contract/say.ts';

export const SEXES = { female: 'Female', male: 'Male' } as const;
/** By the last year of the band, as Annex B counts them. */
export const AGES_OF_CLIENTS = { '19': '19 or younger', '34': '20–34', '49': '35–49', '64': '50–64', '65': '65 or older' } as const;

export type Sex = keyof typeof SEXES;
export type AgeOfClient = keyof typeof AGES_OF_CLIENTS;

/** The form ARTA-2242-3 in one language: an official form, and so not in the catalogue of the screens. */
interface FormWords {
  title: string;
  free: string;
  about_you: string;
  client_type: string;
  client_types: Record<ClientType, string>;
  sex: string;
  sexes: Record<Sex, string>;
  age: string;
  ages: Record<AgeOfClient, string>;
  region: string;
  service: string;
  charter: string;
  cc1: string;
  cc1_options: readonly [string, string, string, string];
  cc2: string;
  cc2_options: readonly [string, string, string, string];
  cc3: string;
  cc3_options: readonly [string, string, string];
  quality: string;
  /** SQD0 to SQD8. */
  dimensions: readonly [string, string, string, string, string, string, string, string, string];
  /** From strongly disagree to strongly agree. */
  scale: readonly [string, string, string, string, string];
  not_applicable: string;
  comment: string;
  send: string;
  /** Why there is no form to fill in. */
  closed: Record<'unknown' | 'not_released' | 'used' | 'expired', string>;
  thanks: string;
  thanks_text: string;
}

export const FORM_WORDS: Readonly<Record<Language, FormWords>> = {
  en: {
    title: 'Rate our service',
    free: 'You may leave out any question.',
    about_you: 'About you',
    client_type: 'Client type',
    client_types: CLIENT_TYPES,
    sex: 'Sex',
    sexes: SEXES,
    age: 'Age',
    ages: AGES_OF_CLIENTS,
    region: 'Region of residence',
    service: 'Service that you used',
    charter: 'Citizen’s Charter',
    cc1: 'Which of the following best describes your awareness of a Citizen’s Charter?',
    cc1_options: [
      'I know what it is and I saw this office’s.',
      'I know what it is but I did not see this office’s.',
      'I learned of it only when I saw this office’s.',
      'I do not know what it is and I did not see one.',
    ],
    cc2: 'If aware of it, would you say that the Citizen’s Charter of this office was …?',
    cc2_options: ['Easy to see', 'Somewhat easy to see', 'Difficult to see', 'Not visible at all'],
    cc3: 'If aware of it, how much did the Citizen’s Charter help you in your transaction?',
    cc3_options: ['Helped very much', 'Somewhat helped', 'Did not help'],
    quality: 'How much do you agree?',
    dimensions: [
      'I am satisfied with the service that I availed.',
      'I spent a reasonable amount of time for my transaction.',
      'The office followed the transaction’s requirements and steps based on the information provided.',
      'The steps (including payment) I needed to do for my transaction were easy and simple.',
      'I easily found information about my transaction from the office or its website.',
      'I paid a reasonable amount of fees for my transaction.',
      'I feel the office was fair to everyone, or “walang palakasan”, during my transaction.',
      'I was treated courteously by the staff, and (if asked for help) the staff was helpful.',
      'I got what I needed from the government office, or (if denied) denial of request was sufficiently explained to me.',
    ],
    scale: ['Strongly disagree', 'Disagree', 'Neither agree nor disagree', 'Agree', 'Strongly agree'],
    not_applicable: 'Not applicable',
    comment: 'Suggestions on how we can further improve our services',
    send: 'Send',
    closed: {
      unknown: 'We know no form with this code. Look whether every letter and digit is as on your receipt.',
      not_released: 'Your paper is not released yet. Please come back with this link when it is.',
      used: 'This form was sent before. Each paper is rated once. Thank you.',
      expired: 'The time for this form is over. Thank you for your visit.',
    },
    thanks: 'Thank you',
    thanks_text: 'Your answer was received. It is kept without your name.',
  },
  fil: {
    title: 'Bigyan ng marka ang aming serbisyo',
    free: 'Maaari mong laktawan ang alinmang tanong.',
    about_you: 'Tungkol sa iyo',
    client_type: 'Uri ng kliyente',
    client_types: { citizen: 'Mamamayan', business: 'Negosyo', government: 'Gobyerno (empleyado o ibang ahensya)' },
    sex: 'Kasarian',
    sexes: { female: 'Babae', male: 'Lalaki' },
    age: 'Edad',
    ages: { '19': '19 pababa', '34': '20–34', '49': '35–49', '64': '50–64', '65': '65 pataas' },
    region: 'Rehiyon ng tirahan',
    service: 'Serbisyong nakuha mo',
    charter: 'Citizen’s Charter',
    cc1: 'Alin sa mga sumusunod ang naglalarawan sa iyong kaalaman sa Citizen’s Charter?',
    cc1_options: [
      'Alam ko ang Citizen’s Charter at nakita ko ito sa opisinang ito.',
      'Alam ko ang Citizen’s Charter pero hindi ko ito nakita sa opisinang ito.',
      'Nalaman ko ang Citizen’s Charter nang makita ko ito sa opisinang ito.',
      'Hindi ko alam kung ano ang Citizen’s Charter at wala akong nakita.',
    ],
    cc2: 'Kung alam mo ang Citizen’s Charter, masasabi mo ba na ito ay …?',
    cc2_options: ['Madaling makita', 'Medyo madaling makita', 'Mahirap makita', 'Hindi makita'],
    cc3: 'Kung alam mo ang Citizen’s Charter, gaano ito nakatulong sa transaksyon mo?',
    cc3_options: ['Sobrang nakatulong', 'Nakatulong nang bahagya', 'Hindi nakatulong'],
    quality: 'Gaano ka sumasang-ayon?',
    dimensions: [
      'Nasiyahan ako sa serbisyo na aking natanggap.',
      'Makatwiran ang oras na ginugol ko para sa aking transaksyon.',
      'Ang opisina ay sumusunod sa mga kinakailangang dokumento at mga hakbang batay sa impormasyong ibinigay.',
      'Ang mga hakbang sa pagproseso, kasama na ang pagbayad, ay madali at simple lamang.',
      'Mabilis at madali akong nakahanap ng impormasyon tungkol sa aking transaksyon mula sa opisina o sa website nito.',
      'Nagbayad ako ng makatwirang halaga para sa aking transaksyon.',
      'Pakiramdam ko ay patas ang opisina sa lahat, o “walang palakasan”, sa aking transaksyon.',
      'Magalang akong trinato ng mga tauhan, at (kung sakali na ako ay humingi ng tulong) alam ko na sila ay handang tumulong sa akin.',
      'Nakuha ko ang kinakailangan ko mula sa tanggapan ng gobyerno; kung tinanggihan man, ito ay sapat na ipinaliwanag sa akin.',
    ],
    scale: ['Lubos na hindi sumasang-ayon', 'Hindi sumasang-ayon', 'Walang kinikilingan', 'Sumasang-ayon', 'Lubos na sumasang-ayon'],
    not_applicable: 'Hindi naaangkop',
    comment: 'Mga mungkahi kung paano pa namin mapapabuti ang aming serbisyo',
    send: 'Ipadala',
    closed: {
      unknown: 'Walang form na may ganitong code. Tingnan kung ang bawat letra at numero ay gaya ng nasa iyong resibo.',
      not_released: 'Hindi pa nailalabas ang iyong papel. Balikan ang link na ito kapag nailabas na ito.',
      used: 'Naipadala na ang form na ito. Minsan lamang binibigyan ng marka ang bawat papel. Salamat.',
      expired: 'Tapos na ang panahon para sa form na ito. Salamat sa iyong pagbisita.',
    },
    thanks: 'Salamat',
    thanks_text: 'Natanggap na ang iyong sagot. Itinatabi ito nang walang pangalan.',
  },
};
