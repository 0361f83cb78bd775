import { ApplicantList } from './applicant-list.tsx';

export function Screen() {
  return <ApplicantList title="Applicants of a job post" />;
}
