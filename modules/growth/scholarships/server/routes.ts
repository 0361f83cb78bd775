import { mount } from '@talaan/kernel/server/mount.ts';
import { mountRows } from '@talaan/kernel/server/lists/rows.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import * as applications from '../contract/applications.ts';
import * as scholarships from '../contract/scholarships.ts';
import * as settings from '../contract/settings.ts';
import * as steps from '../contract/steps.ts';
import * as acts from './acts.ts';
import { addAdmission, applyForScholarship, correctApplication, judgeApplication } from './apply.ts';
import { printContract } from './print-contract.ts';
import { fetchAdmission, fetchReport, listOwnScholarships, readScholarship } from './read-scholarship.ts';
import { countDues, scholarRows } from './scholar-rows.ts';
import { addScholarshipTerms, readScholarshipSettings, removeScholarshipTerms } from './settings.ts';
import { totalRows } from './total-rows.ts';

export function mountScholarships(server: Server): void {
  mountRows(server, scholarRows, async (_call, _definition, page) => {
    const { cost = 0, completed = 0, ended = 0 } = (await page).sums;
    return { cost, completed, ended };
  });
  mountRows(server, totalRows);
  mount(server, scholarships.countDues, countDues);
  mount(server, scholarships.listOwnScholarships, listOwnScholarships);
  mount(server, applications.judgeApplication, judgeApplication);
  mount(server, scholarships.readScholarship, readScholarship);
  mount(server, applications.applyForScholarship, applyForScholarship);
  mount(server, applications.correctApplication, correctApplication);
  mount(server, applications.addAdmission, addAdmission);
  mount(server, applications.fetchAdmission, fetchAdmission);
  mount(server, scholarships.submitReport, acts.submitReport);
  mount(server, scholarships.fetchReport, fetchReport);
  mount(server, scholarships.printContract, printContract);
  mount(server, steps.prepareContract, acts.prepareContract);
  mount(server, steps.signContract, acts.signContract);
  mount(server, steps.extendStudy, acts.extendStudy);
  mount(server, steps.completeStudy, acts.completeStudy);
  mount(server, steps.discontinueStudy, acts.discontinueStudy);
  mount(server, steps.recordReturn, acts.recordReturn);
  mount(server, steps.declareBreach, acts.declareBreach);
  mount(server, steps.recordPayment, acts.recordPayment);
  mount(server, steps.addCost, acts.addCost);
  mount(server, steps.removeCost, acts.removeCost);
  mount(server, steps.addTerm, acts.addTerm);
  mount(server, settings.readScholarshipSettings, readScholarshipSettings);
  mount(server, settings.addScholarshipTerms, addScholarshipTerms);
  mount(server, settings.removeScholarshipTerms, removeScholarshipTerms);
}
