/**
 * Whether a step carries what this build's actions of its type carry. A reducer may swallow a payload of another shape,
 * and then the first page that meets it falls, many steps later; here the step itself is named.
 */
import type { UnknownAction } from '@reduxjs/toolkit';
import { kindOf } from './shape';

/** A form of objects. Numbers are rows of the table. */
interface Form {
  fields: Record<string, number>;
  /** Of every other field. */
  values?: number;
}

interface Shape {
  /** The kinds it may be of, as `kindOf` calls them. */
  is: string[];
  /** What a list holds; one row for each list that it may be. */
  items: number[];
  forms: Form[];
}

/** Made from the actions' types when the support page is built (src/tools/build/actionShapes.ts). */
export interface ActionShapes {
  /** The type of an action → a row. */
  payloads: Record<string, number>;
  /** null: anything goes. */
  shapes: (Shape | null)[];
}

/** @returns what does not fit, as a clause; null: all does, or nobody knows what would */
export type MisfitOf = (action: UnknownAction) => string | null;

/** Where nobody knows a shape. */
export const anyShape: MisfitOf = () => null;

type Fields = Record<string, unknown>;

export function makeMisfitOf({ payloads, shapes }: ActionShapes): MisfitOf {
  /** null as soon as one of them fits. */
  function least<T>(choices: readonly T[], misfitOf: (choice: T) => string | null): string | null {
    const misfits = choices.map(misfitOf);
    return misfits.includes(null) ? null : (misfits[0] ?? null);
  }

  function first<T>(parts: Iterable<T>, misfitOf: (part: T) => string | null): string | null {
    for (const part of parts) {
      const misfit = misfitOf(part);
      if (misfit !== null) return misfit;
    }
    return null;
  }

  /** @param isAnswer another server's may leave things out, or say null for them */
  function misfit(value: unknown, row: number, path: string, isAnswer: boolean): string | null {
    const shape = shapes[row];
    if (!shape) return null;
    const kind = kindOf(value);
    if (!shape.is.includes(kind)) {
      if (isAnswer && path !== 'payload' && (value ?? null) === null) return null;
      return `“${path}” is ${kind} and not ${shape.is.filter((known) => known !== 'missing').join(' or ')}`;
    }
    if (Array.isArray(value)) {
      return least(shape.items, (item) =>
        first(value.entries(), ([index, inner]) => misfit(inner, item, `${path} › ${index}`, isAnswer)),
      );
    }
    if (typeof value !== 'object' || value === null) return null;
    return least(shape.forms, ({ fields, values }) => {
      const found = value as Fields;
      const rows = new Map(Object.entries(fields));
      if (values !== undefined) for (const name of Object.keys(found)) if (!rows.has(name)) rows.set(name, values);
      return first(rows, ([name, inner]) => misfit(found[name], inner, `${path} › ${name}`, isAnswer));
    });
  }

  return ({ type, payload }) => {
    const row = Object.hasOwn(payloads, type) ? payloads[type] : undefined;
    return row === undefined ? null : misfit(payload, row, 'payload', type.startsWith('api/'));
  };
}
