/** What modules contribute of one kind. The module that reads it defines the point where the others may import it; the type is that of one contribution. */
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

/** What every module is, on the server as in the browser. */
export interface Contributor {
  name: string;
  /** What it contributes at the points of the modules below it, and of the kernel. */
  contributes?: readonly Contribution[];
  /** The points that another module must fill: without them Talaan does not start. */
  needs?: readonly Point<unknown>[];
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

/** What modules contributed at a point, in their order. */
export function contributedBy<T>(modules: readonly Contributor[], point: Point<T>): T[] {
  return modules.flatMap(({ contributes = [] }) => contributes.filter((one) => one.point === point).map(({ value }) => value as T));
}

/** Why these modules do not go together: a point that one needs is empty, or one is filled twice. Nothing where they do. */
export function findContributionFault(modules: readonly Contributor[]): string | undefined {
  for (const { name, needs = [] } of modules) {
    const empty = needs.find((point) => contributedBy(modules, point).length === 0);
    if (empty) return `The module ${name} needs '${empty.name}', which no module contributes. List one that does in apps/.`;
  }
  const points = new Set(modules.flatMap(({ contributes = [] }) => contributes.map(({ point }) => point)));
  const twice = [...points].find((point) => point.fills === 'one' && contributedBy(modules, point).length > 1);
  if (!twice) return undefined;
  const names = modules.filter(({ contributes = [] }) => contributes.some(({ point }) => point === twice)).map(({ name }) => name);
  return `'${twice.name}' is contributed more than once, by ${names.join(' and ')}. Only one module may.`;
}
