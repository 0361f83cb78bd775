import { z } from 'zod';
import { endpoint } from '@talaan/kernel/contract/endpoint.ts';
import { lookup, type Lookup } from '@talaan/kernel/contract/lookup.ts';

const keepers = ['GENERALSETTINGS'] as const;
const appointment = '/api/recruitment/applicants/appointment';

const citizenship = z.string().trim().max(60).meta({ title: 'Citizenship', description: 'What its citizens are called' });
const government_service = z.boolean().meta({
  title: 'Government service',
  description: 'Counts as service in government and can follow a reclassification; a contract of service or job order does not',
});
const is_appointment = z.boolean().meta({
  title: 'Takes an appointment',
  description: 'An appointment paper is issued for it; an order or a notice is enough for the others',
});
const ends_service = z.boolean().meta({ title: 'Ends the service', description: 'A cause of separation, such as retirement' });

export const appointmentStatuses = lookup({
  table: 'reference.appointment_status',
  title: 'Appointment statuses',
  path: '/api/astatus',
  key: 'appointment_status',
  keepers,
  extra: { government_service },
});
export const appointmentNatures = lookup({
  table: 'reference.appointment_nature',
  title: 'Appointment natures',
  path: `${appointment}/nature`,
  key: 'appointment_nature',
  keepers,
  extra: { is_appointment },
});
export const appointmentPlantilla = names(
  'appointment_plantilla',
  'Appointment plantilla',
  `${appointment}/plantilla`,
  'appointment_plantilla',
);
export const personnelStatuses = lookup({
  table: 'reference.personnel_status',
  title: 'Personnel statuses',
  path: `${appointment}/status`,
  key: 'current_status',
  keepers,
  extra: { ends_service },
});
export const clearanceKinds = names('clearance_kind', 'Clearance kinds', '/api/clearance-kinds', 'clearance_kinds');

export const countries = lookup({
  table: 'reference.country',
  title: 'Countries',
  path: '/api/countries',
  key: 'countries',
  keepers,
  extra: { citizenship },
});
export const bloodTypes = names('blood_type', 'Blood types', '/api/bloodtype', 'blood_types');
export const civilStatuses = names('civil_status', 'Civil statuses', '/api/civilstatus', 'civil_status');
export const eligibilities = names('eligibility', 'Eligibilities', '/api/eligibility', 'eligibilities');
export const learningTypes = names('learning_type', 'Learning types', '/api/learning-type', 'learning_types');
export const governmentIds = names('government_id', 'Government IDs', '/api/government-id', 'government_ids');

export const genders = names('gender', 'Genders', '/api/demographic/gender', 'genders');
export const religions = names('religion', 'Religions', '/api/demographic/religion', 'religions');
export const ethnicGroups = names('ethnic_group', 'Ethnic groups', '/api/demographic/ethnic-group', 'ethnic_groups');
export const disabilities = names('disability', 'Disabilities', '/api/demographic/disability', 'disabilities');

/** Every list of names, as the Others screen shows them. */
export const listGroups: readonly { title: string; lists: readonly Lookup[] }[] = [
  { title: 'Appointments', lists: [appointmentStatuses, appointmentNatures, appointmentPlantilla, personnelStatuses, clearanceKinds] },
  { title: 'Personal data sheet', lists: [civilStatuses, bloodTypes, countries, eligibilities, learningTypes, governmentIds] },
  { title: 'Demographic options', lists: [genders, religions, ethnicGroups, disabilities] },
];

export const listForReclass = endpoint({
  method: 'GET',
  path: '/api/astatus/for-reclass',
  summary: 'The appointment statuses that can follow a reclassification or reappointment: those that are government service.',
  access: 'signed-in',
  response: appointmentStatuses.list.response.pick({ appointment_status: true }),
});

export const countListUses = endpoint({
  method: 'GET',
  path: '/api/lookups/{list}/uses',
  summary: 'How often the names of a list are used, and where.',
  access: keepers,
  params: z.object({ list: z.string().max(60) }),
  response: z.object({ uses: z.array(z.object({ id: z.number().int(), count: z.number().int(), where: z.array(z.string()) })) }),
});

/** A list with nothing but names. */
function names<const K extends string>(table: string, title: string, path: string, key: K) {
  return lookup({ table: `reference.${table}`, title, path, key, keepers, extra: {} });
}
