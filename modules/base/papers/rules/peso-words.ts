const ONES =
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen'.split(
    ' ',
  );
const TENS = '_ _ Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ');
const SCALES = [
  [1_000_000_000, 'Billion'],
  [1_000_000, 'Million'],
  [1_000, 'Thousand'],
  [100, 'Hundred'],
] as const;

/** An amount in centavos in words, as an appointment or a contract has it: `Fifty-Three Thousand Eight Hundred Eighteen Pesos`, `… Pesos and 50/100`. */
export function pesoWords(centavos: number): string {
  const pesos = Math.floor(centavos / 100);
  const rest = centavos % 100;
  const words = `${numberWords(pesos)} ${pesos === 1 ? 'Peso' : 'Pesos'}`;
  return rest === 0 ? words : `${words} and ${String(rest).padStart(2, '0')}/100`;
}

function numberWords(number: number): string {
  for (const [size, name] of SCALES) {
    if (number < size) continue;
    const rest = number % size;
    return `${numberWords(Math.floor(number / size))} ${name}${rest === 0 ? '' : ` ${numberWords(rest)}`}`;
  }
  if (number < ONES.length) return ONES[number]!;
  return number % 10 === 0 ? TENS[number / 10]! : `${TENS[Math.floor(number / 10)]!}-${ONES[number % 10]!}`;
}
