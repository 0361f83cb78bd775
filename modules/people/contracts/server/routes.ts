import { mount } from '@talaan/kernel/server/mount.ts';
import { mountRows } from '@talaan/kernel/server/lists/rows.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { findPeopleInScope } from '@talaan/personnel/server/public.ts';
import * as contract from '../contract.ts';
import { addContract } from './add-contract.ts';
import { contractRows } from './contract-rows.ts';
import { countEnding } from './count-ending.ts';
import { editContract } from './edit-contract.ts';
import { issueContract, printContract } from './print-contract.ts';
import { readContract } from './read-contract.ts';
import { previewRenewal, renewContracts } from './renew-contracts.ts';
import { stepContracts } from './step-contracts.ts';

export function mountContracts(server: Server): void {
  mountRows(server, contractRows, countEnding);
  mount(server, contract.findContractPeople, async (call) => ({
    personnel: await findPeopleInScope(call, call.query.term, ['JO']),
  }));
  mount(server, contract.readContract, readContract);
  mount(server, contract.printContract, printContract);
  mount(server, contract.issueContract, issueContract);
  mount(server, contract.addContract, addContract);
  mount(server, contract.editContract, editContract);
  mount(server, contract.stepContracts, stepContracts);
  mount(server, contract.previewRenewals, previewRenewal);
  mount(server, contract.renewContracts, renewContracts);
}
