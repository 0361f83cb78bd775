import type { ClientType } from '@talaan/documents/contract/words.ts';
import type { Language } from '@talaan/kernel/contract/say.ts';
import type { AnswerFacts } from '../../contract/rate.ts';
import type { AgeOfClient, Sex } from '../../rules/form-words.ts';

/** The fields of the form; numbers as the texts of their radios, N/A as '0'. */
export interface SurveyValues {
  service_id: string | null;
  client_type: ClientType | null;
  sex: Sex | null;
  age: AgeOfClient | null;
  region: string | null;
  cc1: string | null;
  cc2: string | null;
  cc3: string | null;
  ratings: (string | null)[];
  comment: string;
}

export const DIMENSIONS_RATED = 9;

export function blankSurvey(serviceId: number | null): SurveyValues {
  return {
    service_id: serviceId === null ? null : String(serviceId),
    client_type: null,
    sex: null,
    age: null,
    region: null,
    cc1: null,
    cc2: null,
    cc3: null,
    ratings: Array<string | null>(DIMENSIONS_RATED).fill(null),
    comment: '',
  };
}

export function toAnswer(values: SurveyValues, language: Language): AnswerFacts {
  const { service_id, client_type, sex, age, region, cc1, cc2, cc3, ratings, comment } = values;
  const numberOf = (chosen: string | null) => (chosen === null ? null : Number(chosen));
  return {
    service_id: Number(service_id ?? 0),
    language,
    client_type,
    sex,
    age,
    region,
    cc1: numberOf(cc1),
    cc2: numberOf(cc2),
    cc3: numberOf(cc3),
    ratings: ratings.map(numberOf),
    comment,
  };
}
