import { mount } from '@talaan/kernel/server/mount.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import * as clearance from '../../contract/clearance.ts';
import * as contract from '../../contract/moves.ts';
import * as rows from '../../contract/move-rows.ts';
import type { PersonnelNeeds } from '../needs.ts';
import { appointPerson } from './appoint.ts';
import { clearLine } from './clear.ts';
import { draftClearance, fetchClearance, issueClearance } from './issue-clearance.ts';
import { listAwayIncumbents } from './list-away-incumbents.ts';
import { listMoves } from './list-moves.ts';
import { requireSame, takeBack } from './outcome.ts';
import { renew } from './renew.ts';
import { addRow, correctRow, endRow, removeRow } from './rows/dated-row.ts';
import { assignmentKind, designationKind, leaveKind, standingKind } from './rows/duty-kinds.ts';
import { previewStanding } from './rows/preview-standing.ts';
import { previewDesignation } from './rows/preview-designation.ts';
import { appointmentKind, salaryKind } from './rows/engagement-kinds.ts';
import { separatePerson } from './separate.ts';
import { withdrawSeparation } from './withdraw-separation.ts';

export function mountMoves(server: Server, needs: PersonnelNeeds): void {
  mount(server, contract.listMoves, (call) => listMoves(call, needs));
  mount(server, contract.listAwayIncumbents, (call) => listAwayIncumbents(call, needs));

  mount(server, contract.previewAppointment, (call) => takeBack(call.db, () => appointPerson(call, needs)));
  mount(server, contract.appoint, async (call) => {
    requireSame(await appointPerson(call, needs), call.body.digest);
    return { message: 'The appointment is on record.' };
  });
  mount(server, contract.previewSeparation, (call) => takeBack(call.db, () => separatePerson(call, needs)));
  mount(server, contract.separate, async (call) => {
    const { digest, ...body } = call.body;
    requireSame(await separatePerson({ ...call, body }, needs), digest);
    return { message: 'The separation is on record, and the clearance is open.' };
  });
  mount(server, contract.withdrawSeparation, async (call) => ({ message: await withdrawSeparation(call, needs) }));
  mount(server, clearance.draftClearance, draftClearance);
  mount(server, clearance.issueClearance, issueClearance);
  mount(server, clearance.fetchClearance, fetchClearance);
  mount(server, contract.clear, async (call) => ({ message: await clearLine(call, needs) }));

  mount(server, contract.previewRenewals, (call) => takeBack(call.db, () => renew(call, needs)));
  mount(server, contract.renewAppointments, async (call) => {
    const outcome = await renew(call, needs);
    requireSame(outcome, call.body.digest);
    return { message: `${outcome.renewed.length} appointments are renewed.` };
  });
  mountRows(server, needs);
}

function mountRows(server: Server, needs: PersonnelNeeds): void {
  const appointmentRows = appointmentKind(needs);
  mount(server, rows.designations.add, (call) => addRow(call, designationKind));
  mount(server, rows.previewDesignation, previewDesignation);
  mount(server, rows.designations.end, (call) => endRow(call, designationKind));
  mount(server, rows.designations.correct, (call) => correctRow(call, designationKind));
  mount(server, rows.designations.remove, (call) => removeRow(call, designationKind));

  mount(server, rows.assignments.add, (call) => addRow(call, assignmentKind));
  mount(server, rows.assignments.end, (call) => endRow(call, assignmentKind));
  mount(server, rows.assignments.correct, (call) => correctRow(call, assignmentKind));
  mount(server, rows.assignments.remove, (call) => removeRow(call, assignmentKind));

  mount(server, rows.previewStanding, (call) => previewStanding(call, needs));
  mount(server, rows.standings.add, (call) => addRow(call, standingKind));
  mount(server, rows.standings.end, (call) => endRow(call, standingKind));
  mount(server, rows.standings.correct, (call) => correctRow(call, standingKind));
  mount(server, rows.standings.remove, (call) => removeRow(call, standingKind));

  mount(server, rows.leavesWithoutPay.add, (call) => addRow(call, leaveKind));
  mount(server, rows.leavesWithoutPay.end, (call) => endRow(call, leaveKind));
  mount(server, rows.leavesWithoutPay.correct, (call) => correctRow(call, leaveKind));
  mount(server, rows.leavesWithoutPay.remove, (call) => removeRow(call, leaveKind));

  mount(server, rows.appointmentCorrections.correct, (call) => correctRow(call, appointmentRows));
  mount(server, rows.appointmentCorrections.remove, (call) => removeRow(call, appointmentRows));
  mount(server, rows.salaryCorrections.correct, (call) => correctRow(call, salaryKind));
  mount(server, rows.salaryCorrections.remove, (call) => removeRow(call, salaryKind));
}
