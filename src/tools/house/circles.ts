/** Files that import each other in a circle: none of them can be read, tested or moved without all of them. */
import type { Import } from './imports';

export interface Circle {
  /** A shortest way round, which ends where it begins. */
  way: string[];
  /** How many files can reach each other here: at least those of the way. */
  files: number;
  /** It is gone once compiled; for a reader it is there. */
  isOfTypes: boolean;
}

type Graph = ReadonlyMap<string, readonly string[]>;

function graphOf(imports: readonly Import[]): Graph {
  const graph = new Map<string, string[]>();
  for (const { from, to } of imports) {
    graph.set(from, [...(graph.get(from) ?? []), to]);
    if (!graph.has(to)) graph.set(to, []);
  }
  return graph;
}

/** Tarjan's strongly connected components. */
function knots(graph: Graph): string[][] {
  const order = new Map<string, number>();
  const open: string[] = [];
  const isOpen = new Set<string>();
  const found: string[][] = [];
  const visit = (file: string): number => {
    const own = order.size;
    let low = own;
    order.set(file, own);
    open.push(file);
    isOpen.add(file);
    for (const next of graph.get(file) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (isOpen.has(next)) low = Math.min(low, order.get(next) ?? own);
    }
    if (low === own) {
      const knot = open.splice(open.indexOf(file));
      for (const one of knot) isOpen.delete(one);
      found.push(knot);
    }
    return low;
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return found.filter(([first = '', ...others]) => others.length > 0 || graph.get(first)?.includes(first));
}

/** @returns a shortest way from `start` back to it, breadth first */
function wayRound(start: string, graph: Graph): string[] {
  const ways: string[][] = [[start]];
  const seen = new Set<string>();
  for (const way of ways) {
    for (const next of graph.get(way.at(-1) ?? start) ?? []) {
      if (next === start) return [...way, start];
      if (!seen.has(next)) ways.push([...way, next]);
      seen.add(next);
    }
  }
  return [];
}

/** @returns each knot of files once, by where its way begins; what is loaded lazily may lead back and is left out */
export function circlesOf(imports: readonly Import[]): Circle[] {
  const eager = imports.filter(({ kind }) => kind !== 'lazy');
  const graph = graphOf(eager);
  return knots(graph)
    .map((knot): Circle => {
      const inside = eager.filter(({ from, to }) => knot.includes(from) && knot.includes(to));
      const values = knots(graphOf(inside.filter(({ kind }) => kind === 'value')));
      const [first = ''] = [...knot].sort();
      return { way: wayRound(first, graphOf(inside)), files: knot.length, isOfTypes: values.length === 0 };
    })
    .sort((one, other) => String(one.way[0]).localeCompare(String(other.way[0])));
}
