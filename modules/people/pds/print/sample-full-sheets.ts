import { ANSWERS, type SheetOnPaper } from '../contract/sheet.ts';
import { job, letters, rows, school, shortSheet } from './sample-sheets.ts';

/** Every printed row is filled, with texts of usual length. */
export function fullSheet(): SheetOnPaper {
  const short = shortSheet();
  const { personal } = short;
  return {
    ...short,
    personal: {
      ...personal,
      name_extension: 'III',
      civil_status: 'Married',
      citizenship: 'Dual citizenship',
      dual_mode: 'by birth',
      dual_country: 'United States of America',
      residential: { ...personal.residential, subdivision: 'Villa Remedios Executive Village Phase II' },
      permanent: {
        ...personal.residential,
        house: '221-B',
        street: 'Peñafrancia Avenue',
        subdivision: 'Bagumbayan Norte',
        barangay: 'Barangay Concepcion Pequeña',
        city: 'Naga City',
        province: 'Camarines Sur',
        zip_code: '4400',
      },
      permanent_is_residential: false,
      telephone: '(049) 536 1234',
    },
    spouses: [
      {
        surname: 'Ibarra',
        first_name: 'Juan Crisostomo',
        middle_name: 'Eibarramendia',
        name_extension: 'Jr.',
        occupation: 'Civil Engineer',
        employer: 'Department of Public Works and Highways',
        business_address: 'Bonifacio Drive, Port Area, Manila',
        telephone: '(02) 5304 3000',
      },
    ],
    children: Array.from({ length: 12 }, (_, index) => ({
      fullname: `Anak ${letters(index)} Delos Santos Ibarra`,
      birth_date: `20${String(10 + index)}-0${1 + (index % 9)}-15`,
    })),
    education: [
      ...short.education.slice(0, 2),
      school(
        'vocational',
        'Technical Education and Skills Development Authority Calamba',
        'Computer Systems Servicing NC II',
        2012,
        2012,
        '',
      ),
      {
        ...school('college', 'University of the Philippines Los Baños', 'Bachelor of Science in Mathematics', 2012, 2016, 'Cum Laude'),
        major: 'Actuarial Science',
      },
      short.education[3]!,
    ],
    eligibilities: rows(7, (index) => ({
      eligibility: `Career Service Professional Eligibility ${letters(index)}`,
      rating: 8000 + index * 111,
      examined_on: `201${index}-08-0${index + 1}`,
      examined_at: `Calamba City Testing Center ${letters(index)}`,
      licence_number: `09876${index}`,
      licence_until: `203${index}-12-31`,
    })),
    work: rows(28, (index) => job(index + 1)),
    voluntary: rows(7, (index) => ({
      organization: `Philippine Red Cross, Laguna Chapter ${letters(index)}, Santa Cruz, Laguna`,
      from: `201${index}-06-01`,
      to: `201${index}-12-01`,
      hours: 1600 + index * 50,
      position: `Volunteer for blood donation ${letters(index)}`,
    })),
    training: rows(21, (index) => ({
      title: `Seminar-Workshop on Research Methods and Scientific Writing, Batch ${letters(index)}`,
      from: `2024-0${1 + (index % 9)}-10`,
      to: `2024-0${1 + (index % 9)}-12`,
      hours: 2400,
      type: ['Technical', 'Supervisory', 'Managerial', 'Foundation'][index % 4]!,
      sponsor: `Commission on Higher Education, Region IV-A ${letters(index)}`,
    })),
    skills: rows(7, (index) => `Skill ${letters(index)}`),
    recognitions: rows(7, (index) => `Outstanding Faculty Researcher, Level ${letters(index)}`),
    memberships: rows(7, (index) => `Philippine Society of Statisticians ${letters(index)}`),
    answers: ANSWERS.map((number) => ({
      number,
      yes: true,
      details:
        { '39': 'Canada', '40a': 'Mangyan', '40b': 'PWD-04-3405-0001', '40c': 'SP-2024-0042' }[number as string] ??
        `Details of question ${number}`,
      filed_on: number === '35b' ? '2019-11-04' : null,
      case_status: number === '35b' ? 'Dismissed' : '',
    })),
  };
}

/** More rows than are printed, and texts that no box holds. */
export function overflowingSheet(): SheetOnPaper {
  const full = fullSheet();
  const long = (about: string) => `${about} ${Array.from({ length: 60 }, (_, index) => `${about.toLowerCase()} ${index + 1}`).join(', ')}`;
  return {
    ...full,
    personal: { ...full.personal, birth_place: long('Birthplace'), email: `${'long.'.repeat(22)}name@university.example` },
    spouses: [...full.spouses, { ...full.spouses[0]!, first_name: 'Ikalawa', occupation: 'Surveyor' }],
    children: [
      ...full.children,
      ...rows(5, (index) => ({ fullname: `Bunso ${letters(index)} Ibarra`, birth_date: `2023-0${index + 1}-02` })),
    ],
    education: [
      ...full.education,
      school('college', 'Ateneo de Manila University', 'Bachelor of Arts in Philosophy', 2005, 2009, 'Magna Cum Laude'),
      school('graduate', 'De La Salle University', 'Doctor of Philosophy in Mathematics', 2024, 2026, ''),
    ],
    eligibilities: rows(10, (index) => ({
      ...full.eligibilities[index % 7]!,
      eligibility: `Eligibility under special laws number ${index + 1}`,
    })),
    work: rows(75, (index) => ({ ...job(index + 1), ...(index === 2 ? { position: long('Project Development Officer') } : {}) })),
    voluntary: rows(12, (index) => ({ ...full.voluntary[index % 7]!, organization: `Bayanihan ${letters(index)} Foundation` })),
    training: rows(64, (index) => ({ ...full.training[index % 21]!, title: `Training number ${index + 1} on the preparation of papers` })),
    skills: rows(11, (index) => `Skill ${letters(index)}`),
    recognitions: [...full.recognitions, long('Award')],
  };
}
