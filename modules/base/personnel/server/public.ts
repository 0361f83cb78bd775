export { addApplicant, requireBirth } from './add-applicant.ts';
export { forgetApplicantPeople, joinApplicantPerson } from './applicant-people.ts';
export { avatarOf } from './avatar-of.ts';
export { choosePeople, type ChosenPerson } from './choose-people.ts';
export { findPeopleInScope } from './find-people-in-scope.ts';
export { findByNumbers } from './name-people.ts';
export { findPersonInScope, isReached, type PersonInScope } from './find-person-in-scope.ts';
export { givePin, takePin } from './give-pin.ts';
export {
  fundsOfService,
  type FreedService,
  type FundCall,
  type FundedService,
  type FundsOfService,
  type FundWish,
} from './funds-of-service.ts';
export {
  beforeMerge,
  clearanceHindrances,
  clearanceRequests,
  homesOfPeople,
  itemsOfAppointments,
  leaveBesideMoves,
  mergeChoices,
  qualifications,
  ratingsOfPeople,
  requestsOfPeople,
  type ClearanceChange,
  type ClearanceHindrance,
  type ClearanceRequests,
  type LeaveBesideMoves,
  type Merged,
  type MergeChoice,
  type PersonnelCall,
  type Qualification,
  type RatingOnRecord,
  type RatingsOfPeople,
  type ReadHomes,
  type RequestsOfPeople,
  type StandingNote,
} from './needs.ts';
export { KEEP_PEOPLE } from './write-people.ts';
export { findPeople, namePeople, readFaces } from './name-people.ts';
export { officeOfCaller } from './office-of-caller.ts';
export { onPeopleChanged, type PersonPeriod } from './people-changed.ts';
export { readPersonToJoin } from './read-person-to-join.ts';
export { readRatings } from './read-ratings.ts';
export { readSigningNames } from './read-signing-names.ts';
export { datedRowsInOffice } from './offices/dated-rows-in-office.ts';
export { peopleLink } from './people-link.ts';
export { positionOn } from './record/position-on.ts';
export { compareWithRecord, takeVerifiedFacts, type VerifiedFacts } from './record/take-verified-facts.ts';
export { loadUniversity } from './load-university.ts';
export { setSalaries, type NewSalary } from './salaries/set-salaries.ts';
export { endContractService, serveUnderContract, type ContractService } from './contracts/serve-under-contract.ts';
export { appointOnRecord, engageApplicant } from './moves/engage-applicant.ts';
export { digestOf, requireSame, takeBack } from './moves/outcome.ts';
export { attachToItem } from './moves/attach-to-item.ts';
export { putUnpaidDays, type UnpaidDays } from './moves/unpaid-days-of-modules.ts';
export { beginStanding, endStanding, type StandingOfModule } from './moves/standings-of-modules.ts';
export { whyNotAtWork, whyNotServing, type DaysAskedFor } from './moves/why-not-serving.ts';
export { reopenClearances, writeClearance } from './moves/clear.ts';
export { peopleSource } from './section-import/section-source.ts';
export { writeDated } from './section-import/sections/write-dated.ts';
export { facultyOn } from './figures/faculty.ts';
export { servingOn } from './serving-on.ts';
export { takerOf } from './taker-of.ts';
