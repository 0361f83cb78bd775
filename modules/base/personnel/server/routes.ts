import { mountFieldEdits } from '@talaan/kernel/server/field-edits/mount-field-edits.ts';
import { mount } from '@talaan/kernel/server/mount.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import * as contract from '../contract.ts';
import * as headcount from '../contract/headcount.ts';
import { exportPersonnel } from './export-personnel.ts';
import { findPersonnel } from './find-personnel.ts';
import { countHeads } from './headcount/count-heads.ts';
import { listRetirements } from './headcount/list-retirements.ts';
import { listPersonnel } from './list/list-personnel.ts';
import { mountMoves } from './moves/routes.ts';
import { readNeeds } from './needs.ts';
import { listQualifications } from './qualifications.ts';
import { readPersonnel } from './read-personnel.ts';
import { peopleEdits } from './record/people-edits.ts';
import { mountRecord } from './record/routes.ts';

export function mountPersonnel(server: Server): void {
  const needs = readNeeds(server);
  mount(server, contract.listPersonnel, listPersonnel);
  mount(server, contract.exportPersonnel, exportPersonnel);
  mount(server, contract.findPersonnel, findPersonnel);
  mount(server, contract.readPersonnel, readPersonnel);
  mount(server, contract.listQualifications, listQualifications);
  mount(server, headcount.countHeads, countHeads);
  mount(server, headcount.listRetirements, listRetirements);
  mountFieldEdits(server, peopleEdits);
  mountRecord(server, needs);
  mountMoves(server, needs);
}
