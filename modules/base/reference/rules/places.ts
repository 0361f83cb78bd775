/** A place of the Philippine Standard Geographic Code in one edition. Its code has 10 digits: `RR PPP MM BBB`. */
export interface PlaceOfEdition {
  code: string;
  level: Level;
  name: string;
  /** The code of the place that it is in; null for a region. */
  above: string | null;
}

/** Municipalities, and the districts of Manila, which have its barangays, are `city`. */
export type Level = 'region' | 'province' | 'city' | 'barangay';
