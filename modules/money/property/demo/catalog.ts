/** How a thing looks on its photo. */
export type Picture =
  | 'laptop'
  | 'desktop'
  | 'printer'
  | 'chair'
  | 'cabinet'
  | 'table'
  | 'aircon'
  | 'fan'
  | 'microscope'
  | 'projector'
  | 'van'
  | 'motorcycle'
  | 'tractor'
  | 'engine'
  | 'bottle'
  | 'box'
  | 'screen'
  | 'boat'
  | 'bed';

export interface Thing {
  article: string;
  brand: string;
  model: string;
  unit: string;
  /** The two codes of its account. */
  code: string;
  /** Of one, in centavos; what is paid is a little less or more. */
  cost: number;
  /** So many at once at most. */
  lot: number;
  picture: Picture;
  hasSerial: boolean;
  /** How long its supplier answers for it; 0 for nothing. */
  warrantyMonths: number;
  /** What a set consists of, with thousandths of its cost. */
  parts?: readonly (readonly [description: string, permille: number])[];
}

type Row = readonly [
  article: string,
  brand: string,
  model: string,
  unit: string,
  code: string,
  pesos: number,
  lot: number,
  picture: Picture,
  warrantyMonths?: number,
];

/** Furniture and cabinets have no serial numbers. */
const WITHOUT_SERIAL = new Set<Picture>(['chair', 'cabinet', 'table', 'bed', 'bottle']);

function things(rows: readonly Row[]): readonly Thing[] {
  return rows.map(([article, brand, model, unit, code, pesos, lot, picture, warrantyMonths = 0]) => ({
    article,
    brand,
    model,
    unit,
    code,
    cost: pesos * 100,
    lot,
    picture,
    hasSerial: !WITHOUT_SERIAL.has(picture),
    warrantyMonths,
    ...(article === 'Desktop computer' && { parts: DESKTOP }),
  }));
}

const DESKTOP = [
  ['System unit', 620],
  ['Monitor, 24 inches', 280],
  ['Keyboard and mouse', 40],
  ['Uninterruptible power supply', 60],
] as const;

/** What is bought together, from the suppliers of it, for all offices or those of some acronyms. */
export interface Assortment {
  suppliers: readonly string[];
  offices?: readonly string[];
  things: readonly Thing[];
}

/** What the university of the demo buys: costs on both sides of 5,000 and 50,000 pesos. */
export const ASSORTMENTS: readonly Assortment[] = [
  {
    suppliers: ['Panay Computer Center', 'Visayas Office Systems', 'Northgate Digital Trading'],
    things: things([
      ['Laptop computer', 'Acer', 'TravelMate P2', 'unit', '0503', 52_000, 3, 'laptop', 36],
      ['Laptop computer', 'Lenovo', 'ThinkPad E14', 'unit', '0503', 49_500, 2, 'laptop', 24],
      ['Desktop computer', 'Lenovo', 'ThinkCentre M70', 'set', '0503', 61_500, 3, 'desktop', 36],
      ['Tablet computer', 'Samsung', 'Galaxy Tab A9', 'unit', '0503', 14_990, 2, 'screen', 12],
      ['Printer', 'Epson', 'L5290', 'unit', '0503', 14_250, 2, 'printer', 24],
      ['Document scanner', 'Brother', 'ADS-3100', 'unit', '0503', 27_800, 1, 'printer', 12],
      ['Network switch', 'TP-Link', '24 ports, managed', 'unit', '0503', 19_400, 2, 'box', 24],
      ['Server', 'Dell', 'PowerEdge T150', 'unit', '0503', 148_000, 1, 'box', 36],
      ['External drive', 'Seagate', '4 TB', 'piece', '0503', 6_950, 3, 'box', 24],
      ['Projector', 'Epson', 'EB-X51', 'unit', '0502', 32_800, 1, 'projector', 24],
    ]),
  },
  {
    suppliers: ['San Isidro Furniture', 'Molave Wood Works'],
    things: things([
      ['Office chair', '', 'Mid back, mesh', 'piece', '0701', 4_895, 4, 'chair'],
      ['Executive chair', '', 'High back, leatherette', 'piece', '0701', 8_900, 2, 'chair'],
      ['Office desk', '', 'Steel frame, 1.2 m', 'unit', '0701', 9_600, 2, 'table'],
      ['Conference table', '', 'Ten seats', 'unit', '0701', 51_500, 1, 'table'],
      ['Library table', '', 'Mahogany, eight seats', 'unit', '0701', 26_500, 2, 'table'],
      ['Steel cabinet', '', 'Four drawers', 'unit', '0701', 9_850, 2, 'cabinet'],
      ['Bookshelf', '', 'Five levels', 'unit', '0701', 5_000, 3, 'cabinet'],
      ['Whiteboard', '', '4 × 8 feet, with stand', 'unit', '0701', 4_200, 2, 'screen'],
    ]),
  },
  {
    suppliers: ['Visayas Office Systems', 'Golden Coast Appliance Center'],
    things: things([
      ['Air conditioner', 'Koppel', 'Split type, 2 HP', 'unit', '0502', 54_500, 1, 'aircon', 24],
      ['Air conditioner', 'Carrier', 'Window type, 1 HP', 'unit', '0502', 24_900, 2, 'aircon', 12],
      ['Electric fan', 'Asahi', 'Stand, 18 inches', 'unit', '0502', 2_195, 4, 'fan', 12],
      ['Water dispenser', 'Hanabishi', 'Hot and cold', 'unit', '0502', 7_450, 1, 'cabinet', 12],
      ['Refrigerator', 'Condura', '7 cubic feet', 'unit', '0502', 18_750, 1, 'cabinet', 12],
      ['Television', 'TCL', '55 inches', 'unit', '0507', 27_990, 1, 'screen', 24],
      ['Two-way radio', 'Motorola', 'XT185', 'pair', '0507', 7_499, 2, 'box', 12],
      ['Fire extinguisher', '', 'ABC, 10 lbs', 'unit', '0509', 2_450, 3, 'bottle'],
      ['Emergency light', 'Firefly', 'Twin head', 'unit', '0509', 1_650, 3, 'box'],
    ]),
  },
  {
    suppliers: ['Luzon Scientific Supply', 'Asia Medical and Laboratory Corporation'],
    offices: ['DNS', 'DCE', 'DEE', 'DIT', 'CON', 'UHS', 'CAG', 'DCRS', 'DANS', 'CFI', 'CFES', 'CIT', 'RDO'],
    things: things([
      ['Microscope', 'Olympus', 'CX23', 'unit', '0514', 78_500, 2, 'microscope', 12],
      ['Student microscope', 'Amscope', 'M150', 'unit', '0514', 11_800, 4, 'microscope', 12],
      ['Analytical balance', 'Shimadzu', 'ATX224', 'unit', '0514', 98_000, 1, 'box', 12],
      ['Laboratory oven', 'Memmert', 'UN55', 'unit', '0514', 145_000, 1, 'cabinet', 12],
      ['pH meter', 'Hanna', 'HI98107', 'piece', '0514', 4_650, 2, 'box', 12],
      ['Oscilloscope', 'Rigol', 'DS1054Z', 'unit', '0514', 31_500, 2, 'screen', 24],
      ['Total station', 'Topcon', 'GM-52', 'set', '0514', 412_000, 1, 'microscope', 24],
      ['Hospital bed', '', 'Two cranks', 'unit', '0511', 38_900, 2, 'bed'],
      ['Digital blood pressure monitor', 'Omron', 'HEM-7156', 'unit', '0511', 4_950, 3, 'screen', 24],
      ['Nebulizer', 'Indoplas', 'Compressor type', 'unit', '0511', 2_850, 2, 'box', 12],
    ]),
  },
  {
    suppliers: ['Kabuhayan Farm Machinery', 'Bantayan Marine and Agri Supply'],
    offices: ['CAG', 'DCRS', 'DANS', 'CFES', 'CFI', 'ASU', 'GSO'],
    things: things([
      ['Four-wheel tractor', 'Kubota', 'L4508', 'unit', '0504', 1_085_000, 1, 'tractor', 24],
      ['Hand tractor', 'Kuliglig', 'Diesel, 10 HP', 'unit', '0504', 84_500, 1, 'tractor', 12],
      ['Rice thresher', 'Agrimak', 'Axial flow', 'unit', '0504', 128_000, 1, 'engine', 12],
      ['Water pump', 'Honda', 'WB30, 3 inches', 'unit', '0504', 24_700, 1, 'engine', 12],
      ['Grass cutter', 'Honda', 'UMK435', 'unit', '0504', 16_900, 2, 'engine', 12],
      ['Knapsack sprayer', 'Jacto', '20 litres', 'unit', '0504', 4_980, 3, 'bottle'],
      ['Egg incubator', 'Surehatch', '500 eggs', 'unit', '0504', 36_400, 1, 'cabinet', 12],
      ['Motorized boat', '', 'Fibreglass, 24 feet', 'unit', '0505', 186_000, 1, 'boat', 12],
      ['Pond aerator', 'Aqua Star', 'Paddle wheel, 2 HP', 'unit', '0505', 47_500, 1, 'engine', 12],
    ]),
  },
  {
    suppliers: ['Western Visayas Motors', 'Isuzu San Isidro'],
    offices: ['MPU', 'OP', 'OCD', 'EXT'],
    things: things([
      ['Passenger van', 'Toyota', 'Hiace Commuter', 'unit', '0601', 1_720_000, 1, 'van', 36],
      ['Pick-up truck', 'Isuzu', 'D-Max 4×2', 'unit', '0601', 1_150_000, 1, 'van', 36],
      ['Motorcycle', 'Honda', 'XRM125', 'unit', '0601', 79_900, 1, 'motorcycle', 24],
      ['Hydraulic jack', 'Stanley', '3 tons', 'unit', '0501', 6_400, 2, 'engine'],
      ['Generator set', 'Cummins', '20 kVA', 'set', '0501', 485_000, 1, 'engine', 24],
    ]),
  },
];

/** Things of before 2022, which no receipt of today has replaced. */
export const EARLIER: readonly Thing[] = things([
  ['Executive desk', '', 'Narra', 'unit', '0701', 18_500, 1, 'table'],
  ['Steel cabinet', '', 'Two doors', 'unit', '0701', 16_200, 1, 'cabinet'],
  ['Typewriter', 'Olympia', 'SG3', 'unit', '0502', 15_800, 1, 'printer'],
  ['Drafting table', '', 'With lamp', 'unit', '0701', 21_400, 1, 'table'],
  ['Sound system', 'Kevler', 'Two speakers', 'set', '0507', 38_000, 1, 'box'],
]);

/** How the photo of an article looks. */
export function pictureOf(article: string): Picture {
  return [...ASSORTMENTS.flatMap((one) => one.things), ...EARLIER].find((thing) => thing.article === article)?.picture ?? 'box';
}
