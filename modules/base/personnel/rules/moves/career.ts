import type { Span } from './spans.ts';

/** A dated row of a person with what is needed to speak of it. */
export interface CareerRow extends Span {
  id: number;
}

export interface CareerAppointment extends CareerRow {
  office_id: number;
  office: string;
  position_id: number;
  position: string;
  salary_grade: number | null;
  status_code: string;
  status: string;
  government_service: boolean;
  nature_code: string | null;
  nature: string | null;
  item_id: number | null;
  is_substitute: boolean;
  /** Centavos. */
  daily_rate: number | null;
  authority: string;
  remarks: string;
}

export interface CareerSalary extends CareerRow {
  salary_grade: number;
  step: number;
  /** Centavos a month. */
  amount: number;
  cause: 'appointment' | 'salary adjustment' | 'step increment' | 'correction';
  authority: string;
}

export interface CareerDesignation extends CareerRow {
  office_id: number;
  office: string;
  title: string;
  is_in_charge: boolean;
  order_number: string;
  units_released: number;
  has_rata: boolean;
}

export interface CareerAssignment extends CareerRow {
  kind: 'reassignment' | 'detail' | 'secondment' | 'job rotation';
  office_id: number | null;
  office: string | null;
  agency: string;
  order_number: string;
}

export interface CareerStanding extends CareerRow {
  status_code: string;
  status: string;
  authority: string;
}

/** All dated rows of a person that a movement can touch, each list by first day. */
export interface Career {
  appointments: readonly CareerAppointment[];
  salaries: readonly CareerSalary[];
  designations: readonly CareerDesignation[];
  assignments: readonly CareerAssignment[];
  standings: readonly CareerStanding[];
}
