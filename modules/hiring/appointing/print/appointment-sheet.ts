import { longDate, monthName } from '@talaan/kernel/contract/dates.ts';
import { formatMoney } from '@talaan/kernel/contract/money.ts';
import type { AppointingSetting } from '../contract/setting.ts';
import { pesoWords } from '@talaan/papers/rules/peso-words.ts';

/** What is known of an appointment for its forms. */
export interface AppointmentFacts {
  form: string;
  surname: string;
  first_name: string;
  name_extension: string;
  middle_name: string;
  /** `MARIA D. IBARRA`. */
  signing: string;
  sex: string;
  civil_status: string;
  address_of_person: string;
  position: string;
  salary_grade: number | null;
  step: number;
  salary: number | null;
  status: string;
  nature: string;
  office: string;
  office_above: string;
  place: string;
  item: string;
  page: string;
  vice: string;
  vice_how: string;
  issued_on: string | null;
  ends_on: string | null;
  received_on: string | null;
  oath_on: string | null;
  oath_before: string;
  assumed_on: string | null;
  deliberated_on: string | null;
  ban_exemption: string;
  authority_name: string;
  authority_title: string;
  publication: { from: string; to: string; mode: string } | null;
  head_name: string;
  head_title: string;
  above_title: string;
  education: string;
  experience: string;
  training: string;
  eligibility: string;
  competency: string;
  duties: string;
  fund: string;
  agency: string;
  address: string;
}

export type AppointmentSheet = ReturnType<typeof layOutAppointment>;

/** The words of all boxes; what is not known yet is left empty, to be written by hand. */
export function layOutAppointment(facts: AppointmentFacts, setting: AppointingSetting) {
  const { salary, salary_grade: grade } = facts;
  const date = (day: string | null) => (day === null ? '' : longDate(day));
  const [oathDay, oathMonth] = dayAndMonth(facts.oath_on);
  const [assumedDay, assumedMonth] = dayAndMonth(facts.assumed_on);
  const duties = facts.duties.split(/\n+/).filter((line) => line.trim() !== '');
  return {
    ...facts,
    is_accredited: facts.form.endsWith('B'),
    accreditation: setting.accreditation,
    honorific: facts.sex === 'Male' ? 'Mr.' : 'Ms.',
    name: [facts.first_name, facts.middle_name, facts.surname, facts.name_extension]
      .filter((part) => part !== '')
      .join(' ')
      .toUpperCase(),
    grade: grade === null ? '' : `SG ${grade}, Step ${facts.step}`,
    words: salary === null ? '' : pesoWords(salary),
    salary: salary === null ? '' : formatMoney(salary),
    period: facts.ends_on === null ? '' : `${date(facts.assumed_on ?? facts.issued_on) || '________'} to ${date(facts.ends_on)}`,
    from: date(facts.assumed_on ?? facts.issued_on),
    to: date(facts.ends_on),
    issued_on: date(facts.issued_on),
    received_on: date(facts.received_on),
    assumed_on: date(facts.assumed_on),
    deliberated_on: date(facts.deliberated_on),
    oath_day: oathDay,
    oath_month: oathMonth,
    assumed_day: assumedDay,
    assumed_month: assumedMonth,
    publication: facts.publication && { ...facts.publication, from: date(facts.publication.from), to: date(facts.publication.to) },
    exemption: facts.ban_exemption,
    authority_name: facts.authority_name || setting.authority_name,
    authority_title: facts.authority_title || setting.authority_title,
    hrmo_name: setting.hrmo_name,
    hrmo_title: setting.hrmo_title,
    chair_name: setting.chair_name,
    chair_title: setting.chair_title,
    function: `The work of the ${facts.office}.`,
    summary: duties[0] ?? '',
    duties: duties.length > 0 ? duties : [''],
  };
}

function dayAndMonth(date: string | null): [day: string, month: string] {
  return date === null ? ['', ''] : [String(Number(date.slice(8))), monthName(date.slice(0, 7))];
}
