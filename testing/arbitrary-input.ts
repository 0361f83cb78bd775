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

/** Anything that a clumsy or hostile client may put where a value is asked for. */
const garbage = fc.oneof(
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
      return fc.integer({ min: Math.max(shape.minimum ?? 0, -(2 ** 31)), max: Math.min(shape.maximum ?? 1000, 2 ** 31 - 1) });
    case 'boolean':
      return fc.boolean();
    case 'string':
      return fittingText(shape.format);
    default:
      return garbage;
  }
}

function fittingText(format: string | undefined): fc.Arbitrary<string> {
  if (format === 'date')
    return fc
      .date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
  if (format === 'uuid') return fc.uuid();
  return fc.oneof(fc.string({ maxLength: 40 }), fc.constantFrom('2026-10', '2026-10-05', '08:00', 'santos'));
}

function mapValues<V, W>(record: Record<string, V>, change: (value: V) => W): Record<string, W> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
