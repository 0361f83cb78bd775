import type { UploadedDocument } from '@talaan/kernel/web/files/upload-dialog.tsx';
import type { Application, fileApplication, previewApplication } from '../../../contract/applications.ts';
import type { OpenType } from '../../../contract/filing.ts';
import type { Allocation, LeaveValues } from '../../../contract/shapes.ts';
import type { LeaveDate } from '../../../rules/parts.ts';
import type { Sent } from '@talaan/kernel/web/calls/call.ts';

/** An application as it is typed. */
export interface LeaveFields {
  type_code: string | null;
  dates: LeaveDate[];
  place: LeaveValues['place'];
  place_detail: string;
  foreign_authority: string;
  illness_place: LeaveValues['illness_place'];
  illness: string;
  study_purpose: LeaveValues['study_purpose'];
  event_on: string | null;
  commutation: boolean;
  late_reason: string;
  acting_id: number | null;
  contact: string;
  allocates: boolean;
  allocation: AllocationFields;
  papers: { name: string; file: UploadedDocument }[];
  /** The stamp of a paper form; null for one that is filed here. */
  received_on: string | null;
}

export type AllocationFields = Omit<Allocation, 'expected_on' | 'relation'> & {
  expected_on: string | null;
  relation: Allocation['relation'] | null;
};

const NO_ALLOCATION: AllocationFields = {
  days: 7,
  expected_on: null,
  home_address: '',
  contact: '',
  receiver_id: null,
  receiver_name: '',
  receiver_position: '',
  receiver_address: '',
  receiver_agency: '',
  relation: null,
  relation_detail: '',
};

/** Of a type and for a day, where one was chosen before. */
export function blankLeave(type: string | null, day: string | null): LeaveFields {
  return {
    type_code: type,
    dates: day === null ? [] : [{ date: day, part: 'DAY' }],
    place: null,
    place_detail: '',
    foreign_authority: '',
    illness_place: null,
    illness: '',
    study_purpose: null,
    event_on: null,
    commutation: false,
    late_reason: '',
    acting_id: null,
    contact: '',
    allocates: false,
    allocation: NO_ALLOCATION,
    papers: [],
    received_on: null,
  };
}

/** Of an application that is corrected; its papers stay with it. */
export function fieldsOf(leave: Application): LeaveFields {
  const { place, place_detail, foreign_authority, illness_place, illness, study_purpose, event_on } = leave;
  const { commutation, late_reason, acting_id, contact, allocation } = leave;
  return {
    ...blankLeave(leave.type_code, null),
    dates: leave.dates.map(({ date, part }) => ({ date, part })),
    place,
    place_detail,
    foreign_authority,
    illness_place,
    illness,
    study_purpose,
    event_on,
    commutation,
    late_reason,
    acting_id,
    contact,
    allocates: allocation !== null,
    allocation: allocation ?? NO_ALLOCATION,
  };
}

type PreviewBody = Sent<typeof previewApplication>;

/** As the calls take it: what the type does not ask for is left out. */
export function bodyOf(values: LeaveFields, type: OpenType | undefined): Sent<typeof fileApplication> {
  const asksForPlace = type?.details === 'PLACE';
  const isAbroad = asksForPlace && values.place === 'ABROAD';
  const asksForIllness = type?.details === 'ILLNESS';
  const allocates = type?.may_allocate === true && values.allocates;
  return {
    type_code: values.type_code ?? '',
    dates: values.dates,
    place: asksForPlace ? values.place : null,
    place_detail: asksForPlace ? values.place_detail : '',
    foreign_authority: isAbroad ? values.foreign_authority : '',
    illness_place: asksForIllness ? values.illness_place : null,
    illness: asksForIllness || type?.details === 'WOMEN' ? values.illness : '',
    study_purpose: type?.details === 'STUDY' ? values.study_purpose : null,
    event_on: type?.event ? values.event_on : null,
    commutation: values.commutation,
    late_reason: values.late_reason,
    acting_id: values.acting_id,
    contact: values.contact,
    allocation: allocates ? allocationOf(values.allocation) : null,
    papers: values.papers.map(({ name, file }) => ({ name, attachment_path: file.path })),
    received_on: values.received_on,
  };
}

/** What is not chosen yet is refused by the schema at its field. */
function allocationOf(typed: AllocationFields): Allocation {
  return { ...typed, relation_detail: typed.relation === 'CAREGIVER' ? typed.relation_detail : '' } as Allocation;
}

/** The same to preview: an allocation that is not filled in yet counts with its days. */
export function previewBodyOf(values: LeaveFields, type: OpenType | undefined): PreviewBody {
  const { allocation, ...body } = bodyOf(values, type);
  const [first] = values.dates;
  return {
    ...body,
    allocation: allocation && {
      ...allocation,
      expected_on: allocation.expected_on ?? values.event_on ?? first?.date ?? '',
      receiver_name: allocation.receiver_name || 'To be named',
      relation: allocation.relation ?? 'FATHER',
    },
  };
}
