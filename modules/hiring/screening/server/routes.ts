import { mount } from '@talaan/kernel/server/mount.ts';
import { mountRows } from '@talaan/kernel/server/lists/rows.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import * as applicants from '../contract/applicants.ts';
import * as levels from '../contract/eligibility-levels.ts';
import * as contract from '../contract/screening.ts';
import * as standards from '../contract/standards.ts';
import { applicantRows } from './applicant-rows.ts';
import { askApplicant } from './ask-applicant.ts';
import { besideApplicants } from './beside-applicants.ts';
import { computePost } from './compute-post.ts';
import { decideScreening } from './decide-screening.ts';
import { besideEligibilityLevels, changeCollegeUnits, changeEligibilityLevel, eligibilityLevelRows } from './eligibility-levels.ts';
import { markRows } from './mark-rows.ts';
import { noteScreening } from './note-screening.ts';
import { overrideElement, undoOverride } from './override-element.ts';
import { printApplicantScreening, printScreening } from './print-screening.ts';
import { readPaper, showScreening } from './show-screening.ts';
import { correctStandards, showStandards } from './standards.ts';

export function mountScreening(server: Server): void {
  mountRows(server, applicantRows, besideApplicants);
  mountRows(server, eligibilityLevelRows, besideEligibilityLevels);
  mount(server, levels.changeEligibilityLevel, changeEligibilityLevel);
  mount(server, levels.changeCollegeUnits, changeCollegeUnits);
  mount(server, standards.readStandards, showStandards);
  mount(server, standards.correctStandards, correctStandards);
  mount(server, applicants.computeScreening, computePost);
  mount(server, contract.readScreenedApplication, showScreening);
  mount(server, contract.readApplicantPaper, readPaper);
  mount(server, contract.markRows, markRows);
  mount(server, contract.overrideElement, overrideElement);
  mount(server, contract.undoOverride, undoOverride);
  mount(server, contract.noteScreening, noteScreening);
  mount(server, contract.askApplicant, askApplicant);
  mount(server, applicants.decideScreening, decideScreening);
  mount(server, applicants.printScreening, printScreening);
  mount(server, contract.printApplicantScreening, printApplicantScreening);
}
