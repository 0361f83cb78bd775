import { mount } from '@talaan/kernel/server/mount.ts';
import { mountRows } from '@talaan/kernel/server/lists/rows.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import * as career from '../../contract/career.ts';
import * as record from '../../contract/record.ts';
import type { PersonnelNeeds } from '../needs.ts';
import { addPersonnel } from './add-personnel.ts';
import { changeRows } from './change-rows.ts';
import { readCareer } from './career.ts';
import { changeFields } from './change-fields.ts';
import { readAccountOf } from './account-of-person.ts';
import { changeSection } from './change-section.ts';
import { listConnectedOffices } from './connected-offices.ts';
import { createPersonnel } from './create-personnel.ts';
import { mergePeople, previewMerge } from './merge-people.ts';
import { readPosition } from './read-position.ts';
import { removePersonnel } from './remove-personnel.ts';
import { revealNumbers } from './reveal-numbers.ts';

export function mountRecord(server: Server, needs: PersonnelNeeds): void {
  mount(server, record.createPersonnel, createPersonnel);
  mount(server, record.findItems, async ({ db, query, today }) => ({
    items: await needs.itemsFor(db, { term: query.term, on: query.on ?? today }),
  }));
  mount(server, record.addPersonnel, (call) => addPersonnel(call, needs));
  mount(server, record.changePersonnel, (call) => changeFields(call, call.body));
  mount(server, record.readAccountOf, readAccountOf);
  mount(server, record.changeSection, changeSection);
  mount(server, record.removePersonnel, removePersonnel);
  mount(server, record.revealNumbers, revealNumbers);
  mountRows(server, changeRows);
  mount(server, record.previewPersonnelMerge, (call) => previewMerge(call, needs));
  mount(server, record.mergePersonnel, (call) => mergePeople(call, needs));

  mount(server, career.readPosition, (call) => readPosition(call, needs));
  mount(server, career.readCareer, (call) => readCareer(call, needs));
  mount(server, career.listConnectedOffices, listConnectedOffices);
}
