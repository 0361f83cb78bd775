const ONES = [
  '',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const SCALES = ['', 'thousand', 'million', 'billion', 'trillion'];

/** A whole number from 0 on in English words: `one hundred twenty-three thousand four`. */
export function numberInWords(whole: number): string {
  if (!Number.isSafeInteger(whole) || whole < 0) throw new Error(`${whole} is no whole number from 0 on.`);
  if (whole === 0) return 'zero';
  const words: string[] = [];
  for (let left = whole, scale = 0; left > 0; left = Math.floor(left / 1000), scale++)
    if (left % 1000 > 0) words.unshift([hundredsInWords(left % 1000), SCALES[scale]!].filter(Boolean).join(' '));
  return words.join(' ');
}

/** Centavos as cheques and letters to banks say them: `One thousand two hundred pesos and 50/100`. */
export function pesosInWords(centavos: number): string {
  const pesos = Math.floor(centavos / 100);
  const cents = String(centavos % 100).padStart(2, '0');
  const words = numberInWords(pesos);
  return `${words[0]!.toUpperCase()}${words.slice(1)} ${pesos === 1 ? 'peso' : 'pesos'} and ${cents}/100`;
}

function hundredsInWords(below: number): string {
  const [hundreds, rest] = [Math.floor(below / 100), below % 100];
  const tens = rest < 20 ? ONES[rest]! : [TENS[Math.floor(rest / 10)]!, ONES[rest % 10]!].filter(Boolean).join('-');
  return [hundreds > 0 ? `${ONES[hundreds]!} hundred` : '', tens].filter(Boolean).join(' ');
}
