import { byId, endpoint, fileAnswer } from '@talaan/kernel/contract/endpoint.ts';

const PATH = '/api/leave/applications';

export const printApplication = endpoint({
  method: 'GET',
  path: `${PATH}/{id}/form`,
  summary: 'CS Form No. 6 of an application, for those who read it in full.',
  access: 'staff',
  params: byId,
  response: fileAnswer,
  download: ['application/pdf'],
});

export const printAllocation = endpoint({
  method: 'GET',
  path: `${PATH}/{id}/allocation-form`,
  summary: 'CS Form No. 6a of an application that allocates days of maternity leave, for those who read it in full.',
  access: 'staff',
  params: byId,
  response: fileAnswer,
  download: ['application/pdf'],
});
