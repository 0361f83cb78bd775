import { verifyPaper } from '@talaan/papers/contract.ts';
import { ask, callerOf, requireDone, sample, type Invariant } from '../university.ts';

const VERIFIED = 25;

/** The code of each paper that was issued tells its paper: of some of them each month. */
export const papersVerify: Invariant = async (university) => {
  const papers = await ask<{ code: string }>(university, 'select code from papers.paper order by code');
  const complaints: string[] = [];
  for (const { code } of sample(university, papers, VERIFIED)) {
    const { body } = requireDone(
      'the verification of a paper',
      await callerOf(university, 'employee').call(verifyPaper, { params: { code } }),
    );
    if (!body.paper) complaints.push(`The paper ${code} is not known to its verification.`);
  }
  return complaints;
};
