import { CannotStart } from './cannot-start.ts';
import type { Server, ServerModule } from './server.ts';

/** What modules contribute of one kind. The module that reads it defines the point in its `public.ts`; the type is that of one contribution. */
export interface Point<T> {
  /** As the start names it where it is empty or filled twice. */
  name: string;
  /** `one`: exactly one module fills it. `any`: each module may. */
  fills: 'one' | 'any';
  /** Never there: it carries the type. */
  readonly of?: T;
}

export interface OnePoint<T> extends Point<T> {
  fills: 'one';
}

export interface AnyPoint<T> extends Point<T> {
  fills: 'any';
}

/** One entry of a module's `contributes`. */
export interface Contribution {
  point: Point<unknown>;
  value: unknown;
}

/** A point that exactly one module above fills, such as the names of people for offices. Name it in `needs` of the module that reads it. */
export function onePoint<T>(name: string): OnePoint<T> {
  return { name, fills: 'one' };
}

/** A point that any number of modules fill, such as what names an office. */
export function anyPoint<T>(name: string): AnyPoint<T> {
  return { name, fills: 'any' };
}

export function contribute<T>(point: Point<T>, value: NoInfer<T>): Contribution {
  return { point, value };
}

/** What the one module contributed; the start has made sure of it. */
export function contributed<T>(server: Pick<Server, 'modules'>, point: OnePoint<T>): T {
  return valuesAt(server.modules, point)[0] as T;
}

/** What modules contributed, in their order. */
export function allContributed<T>(server: Pick<Server, 'modules'>, point: AnyPoint<T>): T[] {
  return valuesAt(server.modules, point) as T[];
}

/** Refuses to start where a point that a module needs is empty, or one is filled twice. */
export function requireContributions(modules: readonly ServerModule[]): void {
  for (const { name, needs = [] } of modules) {
    for (const point of needs) {
      if (valuesAt(modules, point).length === 0)
        throw new CannotStart(
          `The module ${name} needs '${point.name}', which no module contributes. List one that does in apps/server/app.ts.`,
        );
    }
  }
  const points = new Set(modules.flatMap(({ contributes = [] }) => contributes.map(({ point }) => point)));
  for (const point of points) {
    const names = modules.filter(({ contributes = [] }) => contributes.some((one) => one.point === point)).map(({ name }) => name);
    if (point.fills === 'one' && valuesAt(modules, point).length > 1)
      throw new CannotStart(`'${point.name}' is contributed more than once, by ${names.join(' and ')}. Only one module may.`);
  }
}

function valuesAt(modules: readonly ServerModule[], point: Point<unknown>): unknown[] {
  return modules.flatMap(({ contributes = [] }) => contributes.filter((one) => one.point === point).map(({ value }) => value));
}
