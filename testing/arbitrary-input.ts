import fc from 'fast-check';
import { z } from 'zod';

interface Shape {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Shape[];
  oneOf?: Shape[];
  items?: Shape;
  properties?: Record<string, Shape>;
  required?: string[];
  minimum?: number;
  maximum?: number;
  format?: string;
}

/** Text that looks like any other and that no database keeps, or that is at the edge of what one knows. */
const EDGE_TEXTS = [
  '\u0000',
  'a\u0000b',
  '\ud800',
  'Ana \udc00',
  '0001-01-01',
  '9999-12-31',
  '0000-01-01',
  '+010000-01-01',
  '9999-12',
  '-0',
  '1e21',
  '9'.repeat(25),
];
/** Beyond the integers of four bytes, of eight, and of JavaScript. */
const EDGE_NUMBERS = [-0, 2 ** 31, -(2 ** 31) - 1, 2 ** 32, 2 ** 53, -(2 ** 53), 2 ** 63, 1e308, 5e-324];

const LIKELY_DAYS = ['2026-10-05', '2026-11-24', '2026-12-01'];
const LIKELY_TEXTS = ['santos', 'As ordered', '08:00', '2026-10', '1', 'PERM'];

/** Anything that a clumsy or hostile client may put where a value is asked for. */
const garbage = fc.oneof(
  fc.constantFrom<unknown>(...EDGE_TEXTS, ...EDGE_NUMBERS),
  fc.string({ maxLength: 300 }),
  fc.integer(),
  fc.double(),
  fc.constantFrom(null, true, '', '0', '-1', '2026-02-30', '9999-12-31', "'; drop table x --", '\u0000', 'Ñ'.repeat(50), '%_\\', [], {}, [
    'a',
    { b: 1 },
  ]),
);

/** Input made from a schema: mostly of its shape, sometimes garbage, sometimes with fields left out. */
export function inputFor(schema: z.ZodType): fc.Arbitrary<unknown> {
  return fromShape(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Shape);
}

/** Input as an honest client sends it: whole, of its shape, about records and days that a university has. */
export function likelyInputFor(schema: z.ZodType): fc.Arbitrary<unknown> {
  return likely(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Shape);
}

function likely(shape: Shape): fc.Arbitrary<unknown> {
  const choices = shape.anyOf ?? shape.oneOf;
  if (choices) return fc.oneof(...choices.map(likely));
  if (shape.enum) return fc.constantFrom(...shape.enum);
  if (shape.const !== undefined) return fc.constant(shape.const);
  switch (shape.type) {
    case 'object':
      return fc.record(mapValues(shape.properties ?? {}, likely));
    case 'array':
      return fc.array(likely(shape.items ?? {}), { minLength: 1, maxLength: 2 });
    case 'integer':
    case 'number':
      return fc.integer({ min: Math.max(shape.minimum ?? 1, 1), max: Math.min(shape.maximum ?? 40, Math.max(shape.minimum ?? 1, 40)) });
    case 'boolean':
      return fc.boolean();
    case 'string':
      return fc.constantFrom(...(shape.format === 'date' ? LIKELY_DAYS : LIKELY_TEXTS));
    default:
      return fc.constantFrom<unknown>(1, ...LIKELY_TEXTS, ...LIKELY_DAYS);
  }
}

function fromShape(shape: Shape): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 8, arbitrary: fitting(shape) }, { weight: 1, arbitrary: garbage });
}

function fitting(shape: Shape): fc.Arbitrary<unknown> {
  const choices = shape.anyOf ?? shape.oneOf;
  if (choices) return fc.oneof(...choices.map(fromShape));
  if (shape.enum) return fc.constantFrom(...shape.enum);
  if (shape.const !== undefined) return fc.constant(shape.const);
  switch (shape.type) {
    case 'object':
      return fc.record(mapValues(shape.properties ?? {}, fromShape), { requiredKeys: [] });
    case 'array':
      return fc.array(fromShape(shape.items ?? {}), { maxLength: 5 });
    case 'integer':
    case 'number':
      return fittingNumber(shape);
    case 'boolean':
      return fc.boolean();
    case 'string':
      return fittingText(shape.format);
    default:
      return garbage;
  }
}

/** Mostly small ones, sometimes the last ones that the schema takes. */
function fittingNumber({ minimum = 0, maximum = Number.MAX_SAFE_INTEGER }: Shape): fc.Arbitrary<number> {
  const usual = fc.integer({ min: Math.max(minimum, -(2 ** 31)), max: Math.min(maximum, Math.max(minimum, 0) + 1000, 2 ** 31 - 1) });
  const edges = [minimum, maximum, 2 ** 31, 2 ** 31 - 1].filter((value) => value >= minimum && value <= maximum);
  return fc.oneof({ weight: 6, arbitrary: usual }, { weight: 1, arbitrary: fc.constantFrom(...edges) });
}

function fittingText(format: string | undefined): fc.Arbitrary<string> {
  if (format === 'date') {
    const usual = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
    return fc.oneof(
      { weight: 6, arbitrary: usual.map((date) => date.toISOString().slice(0, 10)) },
      { weight: 1, arbitrary: fc.constantFrom('0001-01-01', '1000-02-28', '9999-12-31') },
    );
  }
  if (format === 'uuid') return fc.uuid();
  return fc.oneof(
    { weight: 3, arbitrary: fc.string({ maxLength: 40 }) },
    { weight: 3, arbitrary: fc.constantFrom('2026-10', '2026-10-05', '08:00', 'santos', '0001-01', '9999-12') },
    { weight: 1, arbitrary: fc.constantFrom(...EDGE_TEXTS) },
  );
}

function mapValues<V, W>(record: Record<string, V>, change: (value: V) => W): Record<string, W> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
