import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { limitOf, nextStop, type RouteStop } from './next-hop.ts';

const [CAS, HR, VP, OP, RMO] = [1, 2, 3, 4, 5] as const;
const stop = (label: string, officeId: number | null, isOrigin = false): RouteStop => ({
  label,
  office_id: officeId,
  is_origin: isOrigin,
  limit_minutes: label === 'HR' ? 960 : 480,
});
const ROUTE = [stop('Originating office', null, true), stop('HR', HR), stop('VP', VP), stop('Addressee', null), stop('Records', RMO)];

test('the next office is the stop after the furthest one that was reached', () => {
  const table: [number[], string | undefined][] = [
    [[CAS], 'HR'],
    [[CAS, HR], 'VP'],
    [[CAS, HR, CAS], 'VP'],
    [[CAS, VP], 'Addressee'],
    [[CAS, HR, VP, OP], 'Records'],
    [[CAS, HR, VP, OP, RMO], undefined],
  ];
  for (const [offices, label] of table) assert.equal(nextStop(ROUTE, CAS, offices)?.label, label, offices.join(' › '));
  assert.equal(nextStop([], CAS, [CAS]), null);
});

test('an office of the route has the time of its stop, any other one working day', () => {
  assert.deepEqual([limitOf(ROUTE, CAS, HR), limitOf(ROUTE, CAS, CAS), limitOf(ROUTE, CAS, OP)], [960, 480, 480]);
});

test('offices that follow the suggestion come to the end of the route', () => {
  const offices = fc.uniqueArray(fc.integer({ min: 10, max: 40 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(offices, (ids) => {
      const route = [stop('Originating office', null, true), ...ids.map((id) => stop('An office', id))];
      const way: number[] = [CAS];
      for (let next = nextStop(route, CAS, way); next; next = nextStop(route, CAS, way)) way.push(next.office_id!);
      assert.deepEqual(way, [CAS, ...ids]);
    }),
    { numRuns: 100 },
  );
});
