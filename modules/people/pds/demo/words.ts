/** What the data sheets of the demo university are made of. */
const list = (words: string) => words.split(/;\s*/);

export const sheetWords = {
  elementary: list(
    'San Isidro Central School; Ticad Elementary School; Maragondon Elementary School; Palayan Central School; New Washington Elementary School; Rizal Elementary School',
  ),
  secondary: list(
    'San Isidro National High School; Bantayan Science High School; Maragondon National High School; Palayan City National High School; Holy Child Academy; Saint Joseph High School',
  ),
  streets: list(
    'Rizal Street; Mabini Street; Bonifacio Street; Quezon Avenue; Luna Street; Del Pilar Street; Aguinaldo Street; Burgos Street',
  ),
  jobs: list(
    'Research Assistant; Bookkeeper; Teacher I; Customer Service Representative; Administrative Aide IV; Data Encoder; Sales Associate; Project Development Assistant; Instructor; Community Affairs Assistant',
  ),
  duties: list(
    'Receives and releases the documents of the office, keeps its records and follows up what is due.; Prepares vouchers, payrolls and monthly reports, and answers the questions of clients.; Encodes, files and retrieves records, and prepares letters and certifications for signature.',
  ),
  teaching: list(
    'Teaches undergraduate subjects, advises theses and writes instructional materials.; Teaches major subjects, coordinates the practicum and takes part in research and extension of the college.',
  ),
  occupations: list('Teacher; Farmer; Nurse; Housewife; Driver; Accountant; Police officer; Engineer; Sari-sari store owner; Seafarer'),
  employers: list('Department of Education; Provincial Hospital; N/A; Municipal Government; Philippine National Police; Self-employed'),
  trainings: list(
    'Seminar on Records Management and Digitization; Gender and Development Orientation; Orientation on the 2025 Omnibus Rules on Appointments; Data Privacy Act for Frontline Services; Outcomes-Based Education Workshop; Research Proposal Writing Workshop; Basic Occupational First Aid; Government Procurement Reform Act Training; Public Service Ethics and Accountability; Seminar-Workshop on Instructional Materials Development; Anti-Red Tape Act Caravan; Supervisory Development Course Track I',
  ),
  sponsors: list(
    'Civil Service Commission; Commission on Higher Education; Talaan State University; Department of Science and Technology; Philippine Red Cross; Development Academy of the Philippines',
  ),
  organizations: list(
    'Philippine Red Cross, San Isidro Chapter; Parish Pastoral Council, San Isidro; Barangay Disaster Risk Reduction and Management Council; Gawad Kalinga; Alumni Association of Talaan State University',
  ),
  volunteering: list('Volunteer; Donor and organizer; Team leader; Catechist; Tutor'),
  skills: list(
    'Singing; Gardening; Graphic design; Computer programming; Cooking; Chess; Public speaking; Basketball; Photography; Dancing',
  ),
  recognitions: list(
    'Employee of the Year 2019; Loyalty Award, 10 years of service; Most Outstanding Volunteer; Best Paper, Regional Research Symposium 2022; Blood Galloner',
  ),
  memberships: list(
    'Philippine Association of Administrative Officers; Philippine Institute of Certified Public Accountants; Mathematical Society of the Philippines; Philippine Librarians Association; Talaan State University Employees Association',
  ),
  referees: list('Atty. Ramon Villareal; Dr. Corazon Lim; Engr. Antonio Reyes; Prof. Elena Santos; Hon. Virgilio Cruz; Dr. Teresita Ong'),
  groups: list('IFUGAO; IBALOI; KANKANAEY; GADDANG; AETA; TBOLI; MANOBO; MARANAO'),
};
