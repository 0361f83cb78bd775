import type { FormBox } from '../rules/leave-type.ts';

/** The check boxes of 6.A with the law in small print, as the form has them (MC 5 s.2021, Annex A). */
export const FORM_6_BOXES: readonly { box: Exclude<FormBox, 'OTHERS'>; name: string; law: string }[] = [
  { box: 'VACATION', name: 'Vacation Leave', law: 'Sec. 51, Rule XVI, Omnibus Rules Implementing E.O. No. 292' },
  { box: 'FORCED', name: 'Mandatory/Forced Leave', law: 'Sec. 25, Rule XVI, Omnibus Rules Implementing E.O. No. 292' },
  { box: 'SICK', name: 'Sick Leave', law: 'Sec. 43, Rule XVI, Omnibus Rules Implementing E.O. No. 292' },
  { box: 'MATERNITY', name: 'Maternity Leave', law: 'R.A. No. 11210 / IRR issued by CSC, DOLE and SSS' },
  { box: 'PATERNITY', name: 'Paternity Leave', law: 'R.A. No. 8187 / CSC MC No. 71, s. 1998, as amended' },
  { box: 'SPECIAL_PRIVILEGE', name: 'Special Privilege Leave', law: 'Sec. 21, Rule XVI, Omnibus Rules Implementing E.O. No. 292' },
  { box: 'SOLO_PARENT', name: 'Solo Parent Leave', law: 'RA No. 8972 / CSC MC No. 8, s. 2004' },
  { box: 'STUDY', name: 'Study Leave', law: 'Sec. 68, Rule XVI, Omnibus Rules Implementing E.O. No. 292' },
  { box: 'VAWC', name: '10-Day VAWC Leave', law: 'RA No. 9262 / CSC MC No. 15, s. 2005' },
  { box: 'REHABILITATION', name: 'Rehabilitation Privilege', law: 'Sec. 55, Rule XVI, Omnibus Rules Implementing E.O. No. 292' },
  { box: 'WOMEN', name: 'Special Leave Benefits for Women', law: 'RA No. 9710 / CSC MC No. 25, s. 2010' },
  { box: 'CALAMITY', name: 'Special Emergency (Calamity) Leave', law: 'CSC MC No. 2, s. 2012, as amended' },
  { box: 'ADOPTION', name: 'Adoption Leave', law: 'R.A. No. 8552' },
];
