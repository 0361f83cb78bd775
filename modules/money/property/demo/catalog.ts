/** What the university of the demo buys: with the two codes of its account, and its cost in centavos. */
export const CATALOG = [
  { article: 'Laptop computer', brand: 'Acer', model: 'TravelMate P2', unit: 'unit', code: '0503', cost: 6_249_900 },
  { article: 'Desktop computer', brand: 'Lenovo', model: 'ThinkCentre M70', unit: 'set', code: '0503', cost: 4_899_500 },
  { article: 'Printer', brand: 'Epson', model: 'L5290', unit: 'unit', code: '0503', cost: 1_425_000 },
  { article: 'Office chair', brand: '', model: 'Mid back, mesh', unit: 'piece', code: '0701', cost: 489_500 },
  { article: 'Steel cabinet', brand: '', model: 'Four drawers', unit: 'unit', code: '0701', cost: 985_000 },
  { article: 'Air conditioner', brand: 'Koppel', model: 'Split type, 2 HP', unit: 'unit', code: '0502', cost: 5_450_000 },
  { article: 'Electric fan', brand: 'Asahi', model: 'Stand, 18 inches', unit: 'unit', code: '0502', cost: 219_500 },
  { article: 'Microscope', brand: 'Olympus', model: 'CX23', unit: 'unit', code: '0514', cost: 7_850_000 },
  { article: 'Projector', brand: 'Epson', model: 'EB-X51', unit: 'unit', code: '0502', cost: 3_280_000 },
  { article: 'Two-way radio', brand: 'Motorola', model: 'XT185', unit: 'pair', code: '0507', cost: 749_900 },
  { article: 'First aid cabinet', brand: '', model: 'Wall mounted', unit: 'unit', code: '0511', cost: 335_000 },
  { article: 'Grass cutter', brand: 'Honda', model: 'UMK435', unit: 'unit', code: '0504', cost: 1_690_000 },
  { article: 'Fire extinguisher', brand: '', model: 'ABC, 10 lbs', unit: 'unit', code: '0509', cost: 245_000 },
  { article: 'Library table', brand: '', model: 'Mahogany, eight seats', unit: 'unit', code: '0701', cost: 2_650_000 },
] as const;
