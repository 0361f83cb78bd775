/**
 * Records of the demo university for tests, named by what they are. They are the same in every test: the demo makes its choices from one
 * seed, up to one moment. demo-records.api.test.ts holds each against the template.
 */

const MAIN_CAMPUS = 1;
const BANTAYAN = 2;

export const offices = {
  president: office(1, 'OP', 'Office of the President'),
  academicAffairs: office(5, 'OVPAA', 'Office of the Vice President for Academic Affairs'),
  /** With four departments. */
  artsAndSciences: office(6, 'CAS', 'College of Arts and Sciences'),
  languages: office(7, 'DLL', 'Department of Languages and Literature'),
  mathematics: office(8, 'DMS', 'Department of Mathematics and Statistics'),
  registrar: office(25, 'REG', 'Office of the Registrar'),
  library: office(26, 'LIB', 'University Library'),
  /** With Human Resource Management, Accounting and seven more offices. */
  administrationAndFinance: office(27, 'OVPAF', 'Office of the Vice President for Administration and Finance'),
  humanResources: office(28, 'HRMO', 'Human Resource Management Office'),
  accounting: office(29, 'ACCT', 'Accounting Office'),
  /** With Security Services and the Motor Pool. */
  generalServices: office(34, 'GSO', 'General Services Office'),
  /** The top of a campus outside. */
  bantayan: office(47, 'OCD', 'Office of the Campus Director, Bantayan', BANTAYAN),
  cropScience: office(49, 'DCRS', 'Department of Crop Science', BANTAYAN),
};

export const people = {
  president: user(8, 'president', person(1, '2009-0001', 'Abad, Grace Dela Cruz', '1978-04-09')),
  boardSecretary: user(14, 'recruitment', person(2, '2022-0001', 'Ong, Jhon Carlo Lopez', '1996-06-25')),
  lawyer: user(15, 'committee', person(3, '2016-0001', 'Valencia, Mark Joseph Sr. Domingo', '1989-12-20')),
  deanOfArtsAndSciences: user(5, 'dean', person(6, '1988-0001', 'Padilla, Feliciano Sr. Manansala', '1965-12-02')),
  clerkOfArtsAndSciences: user(3, 'clerk', person(7, '2015-0001', 'Javier, Imee Bautista', '1987-11-20')),
  /** Heads the department of the teacher of mathematics. */
  chairOfMathematics: person(10, '2011-0002', 'Agbayani, Cherry Agustin', '1987-09-15'),
  teacherOfMathematics: user(6, 'faculty', person(11, '2011-0004', 'Reyes, Arnel Dela Cruz', '1982-06-26')),
  instructorOfMathematics: person(12, '2024-0001', 'Hidalgo, Jhon Carlo San Jose', '1992-07-29'),
  /** Serves no more. */
  formerTeacher: person(19, '2017-0001', 'Bernardo, Sheryl Manuel', '1980-12-11'),
  /** A contract of service, renewed every half year. */
  teacherOnContract: person(37, '2020-0005', 'Lopez, Jasmine Domingo', '1993-06-20'),
  hrOfficer: user(2, 'hr', person(43, '2014-0001', 'Castro, Ma. Isabel Sy', '1989-03-05')),
  headOfAccounting: user(4, 'head', person(44, '2014-0004', 'Zamora, Gemma David', '1987-01-30')),
  accountingClerk: user(7, 'employee', person(45, '2012-0001', 'Dela Cruz, Liza San Jose', '1977-01-29')),
  /** A contract of service, renewed every half year. */
  guardOnContract: person(52, '2020-0004', 'Roxas, Jericho Lim', '1988-08-25'),
  itOfficer: user(1, 'admin', person(64, '2021-0001', 'Garcia, Joshua Abella', '1996-10-29')),
  directorOfBantayan: person(65, '2005-0002', 'Dela Cruz, Melanie Navarro', '1980-09-06'),
  directorOfDumaguit: person(78, '2006-0004', 'Mendoza, Rogelio Quiñones', '1970-01-06'),
  deanOfIndustrialTechnology: person(79, '2008-0001', 'Santiago, Arturo Buenaventura', '1974-07-22'),
  headOfServicesInDumaguit: person(80, '2019-0004', 'Dela Cruz, Princess Ferrer', '1993-06-01'),
};

function office(id: number, acronym: string, fullname: string, campusId = MAIN_CAMPUS) {
  return { id, acronym, fullname, campusId };
}

function person(id: number, idno: string, fullname: string, birth_date: string) {
  return { id, idno, fullname, surname: fullname.split(', ')[0]!, birth_date, pin: String(2000 + id) };
}

/** A person with an account, which `app.as(login)` signs in. */
function user(accountId: number, login: string, whose: ReturnType<typeof person>) {
  return { ...whose, accountId, email: `${login}@talaan.example` };
}
