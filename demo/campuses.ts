export interface Campus {
  id: number;
  name: string;
  acronym: string;
  address: string;
  /** The feast or founding day that its town keeps, as `MM-DD`. */
  localHoliday: { day: string; name: string };
  /** Where its two devices hang. */
  devices: readonly [string, string];
}

/** Campus 1 is the main one. */
export const campuses: readonly Campus[] = [
  {
    id: 1,
    name: 'San Isidro',
    acronym: 'SIC',
    address: 'Poblacion, San Isidro',
    localHoliday: { day: '05-15', name: 'Feast of San Isidro Labrador' },
    devices: ['Administration Building, lobby', 'Academic Hall, ground floor'],
  },
  {
    id: 2,
    name: 'Bantayan',
    acronym: 'BTC',
    address: 'Ticad, Bantayan',
    localHoliday: { day: '06-29', name: 'Feast of Saints Peter and Paul' },
    devices: ['Campus Director’s Office', 'Agriculture Building'],
  },
  {
    id: 3,
    name: 'Maragondon',
    acronym: 'MRC',
    address: 'Poblacion, Maragondon',
    localHoliday: { day: '08-15', name: 'Feast of Our Lady of the Assumption' },
    devices: ['Campus Director’s Office', 'Fisheries Building'],
  },
  {
    id: 4,
    name: 'Palayan',
    acronym: 'PLC',
    address: 'Singalat, Palayan',
    localHoliday: { day: '12-05', name: 'Palayan City Foundation Day' },
    devices: ['Campus Director’s Office', 'Forestry Building'],
  },
  {
    id: 5,
    name: 'Dumaguit',
    acronym: 'DGC',
    address: 'Dumaguit, New Washington',
    localHoliday: { day: '01-15', name: 'Founding Day of New Washington' },
    devices: ['Campus Director’s Office', 'Technology Building'],
  },
];
