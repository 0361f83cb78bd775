/** Provinces that went to another region after the edition of the PSGC that comes with Talaan. */
export interface MovedProvince {
  /** As the edition has it; it stays, and so do the codes below it, by which addresses are stored. */
  code: string;
  name: string;
  /** The region to which it belongs now. */
  regionCode: string;
  /** By which act, from when, and the code that the Philippine Statistics Authority gives it since. */
  because: string;
}

export const MOVED_PROVINCES: readonly MovedProvince[] = [
  {
    code: '1906600000',
    name: 'Sulu',
    regionCode: '0900000000',
    because: 'EO 91 of 30 July 2025, after the decision of the Supreme Court of 9 September 2024: Region IX; now 0906600000',
  },
];
