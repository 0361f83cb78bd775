import type { addPersonnel } from '../../contract/record.ts';
import { isPaidByFund } from '../../contract/funds-of-service.ts';
import { IDENTITY_KINDS, type IdentityKind } from '../../rules/identity-numbers.ts';
import type { Sent } from '@talaan/kernel/web/calls/call.ts';

type Body = Sent<typeof addPersonnel>;

/** The fields of the form; money is typed in pesos. */
export interface NewPerson {
  idno: string;
  surname: string;
  first_name: string;
  middle_name: string;
  name_extension: string;
  maiden_surname: string;
  birth_date: string | null;
  birth_place: string;
  sex: 'Male' | 'Female' | null;
  civil_status_id: number | null;
  email: string;
  mobile: string;
  telephone: string;
  numbers: Record<IdentityKind, string>;
  appointment: {
    office_id: number | null;
    position_id: number | null;
    item_id: number | null;
    shown_item: string;
    shown_position: string;
    status_code: string | null;
    nature_code: string;
    salary_grade: number | null;
    step: number | null;
    daily_rate: number | null;
    authority: string;
    from: string | null;
    to: string | null;
    fund_source_id: number | null;
  };
  somebody_else: string;
}

export const BLANK_PERSON: NewPerson = {
  idno: '',
  surname: '',
  first_name: '',
  middle_name: '',
  name_extension: '',
  maiden_surname: '',
  birth_date: null,
  birth_place: '',
  sex: null,
  civil_status_id: null,
  email: '',
  mobile: '',
  telephone: '',
  numbers: Object.fromEntries(IDENTITY_KINDS.map((kind) => [kind, ''])) as Record<IdentityKind, string>,
  appointment: {
    office_id: null,
    position_id: null,
    item_id: null,
    shown_item: '',
    shown_position: '',
    status_code: null,
    nature_code: 'ORIG',
    salary_grade: null,
    step: 1,
    daily_rate: null,
    authority: '',
    from: null,
    to: null,
    fund_source_id: null,
  },
  somebody_else: '',
};

export function bodyOf(values: NewPerson): Body {
  const { shown_item: _item, shown_position: _position, daily_rate, fund_source_id: fund, ...appointment } = values.appointment;
  return {
    ...values,
    appointment: {
      ...appointment,
      daily_rate: daily_rate === null ? null : Math.round(daily_rate * 100),
      fund_source_id: isPaidByFund(appointment.status_code) ? fund : null,
    },
  } as Body;
}
